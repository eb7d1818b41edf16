import { readOnly } from '@/lib/http/problem';
import { answerAccount } from '@/lib/shell/answer-account';

/** The account of the signed-in person, for the admin control of public pages. */
export function GET(request: Request): Promise<Response> {
  return answerAccount(request);
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
