import { answerJsonExport, headersOf } from '@/lib/exchange/export';
import { readOnly } from '@/lib/http/problem';

/** `GET /api/export/courses.json`: the whole catalogue as JSON, streamed. */
export function GET(): Promise<Response> {
  return answerJsonExport();
}

/** The same headers as GET; reads only the first courses of the catalogue. */
export async function HEAD(): Promise<Response> {
  return headersOf(await answerJsonExport());
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
