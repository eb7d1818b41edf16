/** Where and how people sign in, from the backend (REST contract, "OAuth params"). */
export interface SignInParameters {
  /** Address of the identity provider, without a slash at the end. */
  readonly server: string;
  readonly clientId: string;
  readonly accessType: string;
  readonly responseType: string;
  readonly scope: string | null;
}

/** The tokens that the identity provider issues at a sign-in. They are secret: never put them into a log, an error or a page. */
export interface Tokens {
  readonly accessToken: string;
  /** Works once, to get the next pair; `null` when the provider issued none. */
  readonly refreshToken: string | null;
  /** Lifetime of the access token, in seconds. */
  readonly lifetime: number;
}
