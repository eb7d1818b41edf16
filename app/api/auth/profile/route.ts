import { loginPage, returnPage } from '@/lib/auth/addresses';
import { leadToPage } from '@/lib/auth/answers';
import { chooseProfile, profileFields } from '@/lib/auth/choose-profile';
import { answerForm } from '@/lib/auth/posted-form';
import { readProfiles } from '@/lib/auth/readers';
import { readSession } from '@/lib/auth/session';

/** Chooses a profile: a form with the fields of `profileFields`. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async (fields) => {
    if (!(await readSession())) return leadToPage(loginPage(returnPage(fields.get(profileFields.returnTo))));
    return chooseProfile(fields, await readProfiles().catch(() => []));
  });
}
