import { returnPage, returnParameter } from '@/lib/auth/addresses';
import { answerForm } from '@/lib/auth/same-origin';
import { changeCareer } from '@/lib/auth/sign-in';
import { postOnly } from '@/lib/http/problem';

/** Changes to another career. The form has the fields `matricola` and `return`, the page to return to. */
export function POST(request: Request): Promise<Response> {
  return answerForm(request, (fields) =>
    changeCareer(request, fields.get('matricola')?.trim() ?? '', returnPage(fields.get(returnParameter))),
  );
}

export { postOnly as DELETE, postOnly as GET, postOnly as OPTIONS, postOnly as PATCH, postOnly as PUT };
