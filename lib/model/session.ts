import type { SelectedProfile } from './profile.ts';

/** That somebody is signed in, without a word of who it is; a token is never part of it. */
export interface Session {
  /** The profile chosen in this browser; `null` while none is. It has not been compared with the person's list. */
  readonly profile: SelectedProfile | null;
}
