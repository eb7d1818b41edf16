import { loginPage, returnPage } from '@/lib/auth/addresses';
import { redirectToPage } from '@/lib/auth/answers';
import { chooseProfile, profileFields } from '@/lib/auth/profile-choice';
import { readProfiles } from '@/lib/auth/readers';
import { answerForm } from '@/lib/auth/same-origin';
import { readSession } from '@/lib/auth/session';
import { postOnly } from '@/lib/http/problem';

/** Chooses a profile. The form has the fields of `profileFields`. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async (fields) => {
    if (!(await readSession())) return redirectToPage(loginPage(returnPage(fields.get(profileFields.returnTo))));
    return chooseProfile(fields, await readProfiles().catch(() => []));
  });
}

export { postOnly as DELETE, postOnly as GET, postOnly as OPTIONS, postOnly as PATCH, postOnly as PUT };
