import type { Database } from '../../database/client.ts';
import type { SocialProfiles } from '../../env.ts';
import type { IdentityProvider } from '../../identity/provider.ts';

/** What the `/jaf/*` calls need from the rest of the backend. */
export interface JafOptions {
  readonly database: Database;
  readonly identity: IdentityProvider;
  /** Path segment `{product}`. */
  readonly product: string;
  /** Public origin of the backend, for links to its own pages. */
  readonly backendUrl: string;
  /** Origin by which this process reaches its own identity provider, for example `http://127.0.0.1:4000`. */
  readonly loopbackUrl: string;
  /** Told in the properties. */
  readonly socialProfiles?: SocialProfiles;
  /** Version told in the application info. */
  readonly version: string;
}
