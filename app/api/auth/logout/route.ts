import { answerForm } from '@/lib/auth/same-origin';
import { signOut } from '@/lib/auth/sign-out';
import { postOnly } from '@/lib/http/problem';

/** Signs out. The form has the field `lang`. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, (fields) => signOut(request, fields.get('lang') === 'en' ? 'en' : 'it'));
}

export { postOnly as DELETE, postOnly as GET, postOnly as OPTIONS, postOnly as PATCH, postOnly as PUT };
