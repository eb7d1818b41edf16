import { type PageQuery, toSearchParams } from '@/lib/addresses/page-query';
import { parseProfileId } from '@/lib/api/schemas/profile';
import { returnUrlParameter } from '@/lib/auth/return-address';

/** The parameters in an address for the shell of the signed-in area. */
export interface ShellQuery {
  /** Number of a profile; `null` when the address asks for none, `undefined` when it is not a number. */
  readonly requested: number | null | undefined;
  /** Whether a choice has just been refused. */
  readonly refused: boolean;
  readonly returnUrl: unknown;
}

const requestParameter = 'profile';
/** Set by the handler of the form that chooses a profile (`lib/auth/profile-choice.ts`). */
const refusedParameter = 'profileError';

/** Reads the parameters of the shell. */
export function parseShellQuery(query: PageQuery): ShellQuery {
  const asked = query[requestParameter];
  return {
    requested: asked === undefined ? null : parseProfileId(asked),
    refused: query[refusedParameter] !== undefined,
    returnUrl: query[returnUrlParameter],
  };
}

/** The address to which a choice of profile redirects back: the page with its query, without the parameters for profiles. */
export function addressAfterChoice(page: string, query: PageQuery): string {
  const parameters = toSearchParams(query);
  parameters.delete(requestParameter);
  parameters.delete(refusedParameter);
  return parameters.size === 0 ? page : `${page}?${parameters}`;
}
