import { readOnly } from '@/lib/http/problem';
import { answerCards } from '@/lib/public-api/cards';

/** `GET /api/courses`: cards of the catalogue for the browser's islands. */
export function GET(request: Request): Promise<Response> {
  return answerCards(new URL(request.url).searchParams);
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
