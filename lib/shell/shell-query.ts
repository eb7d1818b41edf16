import type { PageQuery } from '@/lib/addresses/page-query';
import { parseProfileId } from '@/lib/api/schemas/profile';
import { returnUrlParameter } from '@/lib/auth/return-address';
import { refusedParameter, requestParameter } from './address-after-choice';

/** The parameters in an address for the shell of the signed-in area. */
export interface ShellQuery {
  /** Number of a profile; `null` when the address asks for none, `undefined` when it is not a number. */
  readonly requested: number | null | undefined;
  /** Whether a choice has just been refused. */
  readonly refused: boolean;
  readonly returnUrl: unknown;
}

/** Reads the parameters of the shell. */
export function parseShellQuery(query: PageQuery): ShellQuery {
  const asked = query[requestParameter];
  return {
    requested: asked === undefined ? null : parseProfileId(asked),
    refused: query[refusedParameter] !== undefined,
    returnUrl: query[returnUrlParameter],
  };
}
