import { answerMoochub } from '@/lib/exchange/moochub-document';
import { readOnly } from '@/lib/http/problem';

/** `GET /api/moochub/courses?page=n`: the courses of the catalogue for MOOChub, version 3.0, 100 a page. */
export function GET(request: Request): Promise<Response> {
  return answerMoochub(request);
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
