import { failurePage, languageOf } from './addresses.ts';
import { leadToPage } from './answers.ts';
import { startCareerChange } from './sign-in.ts';
import { revokeSignIn, tokensOf } from './sign-out.ts';

/** Digits only, as the form's mask has it (specification, section 5). */
const careerNumber = /^\d{1,20}$/;

/**
 * Changes to another career: the token is revoked, then the identity provider is asked with the old one in its query
 * (specification, section 4). Without a token there is nothing to change: a critical error.
 *
 * @param returnTo page of the app to come back to
 */
export async function changeCareer(request: Request, career: string, returnTo: string): Promise<Response> {
  const tokens = await tokensOf(request);
  if (!tokens || !careerNumber.test(career)) return leadToPage(failurePage('career', languageOf(returnTo)));
  await revokeSignIn(tokens);
  return startCareerChange(request, { career, accessToken: tokens.accessToken, returnTo });
}
