/** Where and how people sign in, as the backend says (REST contract, "OAuth params"). */
export interface SignInParameters {
  /** Address of the identity provider, without a slash at the end. */
  readonly server: string;
  readonly clientId: string;
  readonly accessType: string | null;
  readonly responseType: string;
  readonly scope: string | null;
}

/** What the identity provider hands out for a sign-in. Secret: never in a log, an error or a page. */
export interface Tokens {
  readonly accessToken: string;
  /** Works once, for the next pair; `null` when none was given. */
  readonly refreshToken: string | null;
  /** Seconds for which the access token is good. */
  readonly lifetime: number;
}
