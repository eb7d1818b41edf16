import { returnPage } from '@/lib/auth/addresses';
import { answerForm } from '@/lib/auth/posted-form';
import { chooseProfile, profileFields } from '@/lib/auth/profile-choice';
import { readProfiles } from '@/lib/auth/readers';
import { redirectAfterFault } from '@/lib/auth/signed-in-pages';
import { postOnly } from '@/lib/http/problem';

/** Chooses a profile: a form with the fields of `profileFields`. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, async (fields) => {
    try {
      return chooseProfile(fields, await readProfiles());
    } catch (error) {
      return redirectAfterFault(error, returnPage(fields.get(profileFields.returnTo)));
    }
  });
}

export { postOnly as DELETE, postOnly as GET, postOnly as OPTIONS, postOnly as PATCH, postOnly as PUT };
