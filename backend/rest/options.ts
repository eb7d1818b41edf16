import type { Database } from '../database/database.ts';
import type { BackendSettings } from '../env.ts';
import type { IdentityProvider } from '../identity/provider.ts';
import type { BackendLog } from '../log.ts';
import type { SearchesWithoutResult } from '../searches-without-result/searches-without-result.ts';

/** What the routes of the REST interface need. */
export interface RestOptions {
  readonly settings: BackendSettings;
  readonly database: Database;
  readonly identity: IdentityProvider;
  readonly log: BackendLog;
  /** `null` when searches without a result are not counted. */
  readonly searchesWithoutResult: SearchesWithoutResult | null;
}
