/** What the panel of the admin control shows: who is signed in, under which profile, and which application this is. */
export interface Account {
  readonly name: string;
  readonly code: string | null;
  /** Name of who really signed in, when that is somebody else. */
  readonly impersonator: string | null;
  /** The profile that the person works under; `null` while none is chosen. */
  readonly profile: { readonly label: string | null; readonly description: string | null } | null;
  /** `null` while the backend has told nothing about itself. */
  readonly application: {
    readonly name: string | null;
    readonly controllerVersion: string | null;
    readonly viewVersion: string | null;
  } | null;
}

/** Where the browser asks for it, without the base path. */
export const accountRoute = '/api/jaf/account';
