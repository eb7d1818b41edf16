import { answerCards } from '@/lib/http/courses';
import { readOnly } from '@/lib/http/problem';

/** `GET /api/courses`: cards of the catalogue for the browser's islands. */
export function GET(request: Request): Promise<Response> {
  return answerCards(new URL(request.url).searchParams);
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
