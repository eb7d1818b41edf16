import { answerCsvExport, headersOf } from '@/lib/exchange/export';
import { readOnly } from '@/lib/http/problem';

/** `GET /api/export/courses.csv`: the whole catalogue as CSV, streamed; `?separator=semicolon` or `tab`. */
export function GET(request: Request): Promise<Response> {
  return answerCsvExport(request);
}

/** The same headers as GET; reads only the first courses of the catalogue. */
export async function HEAD(request: Request): Promise<Response> {
  return headersOf(await answerCsvExport(request));
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
