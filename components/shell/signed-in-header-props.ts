import type { PageAddress } from '@/lib/addresses/routes';
import type { Shell } from '@/lib/shell/read-shell';

/** The data that the parts of the signed-in header show. */
export interface SignedInHeaderProps {
  readonly shell: Shell;
  readonly address: PageAddress;
  /** The page to return to after a choice of profile, without base path. */
  readonly returnTo: string;
}
