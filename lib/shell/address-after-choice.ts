/** Asks for a profile by its number. */
export const requestParameter = 'profile';
/** Set by the handler of the form that chooses a profile (`lib/auth/profile-choice.ts`). */
export const refusedParameter = 'profileError';

/** The address to which a choice of profile redirects back: the page with its query, without the parameters for profiles. */
export function addressAfterChoice(page: string, query: URLSearchParams): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(requestParameter);
  parameters.delete(refusedParameter);
  return parameters.size === 0 ? page : `${page}?${parameters}`;
}
