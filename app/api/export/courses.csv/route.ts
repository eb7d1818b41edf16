import { answerCsvExport } from '@/lib/exchange/export';
import { readOnly } from '@/lib/http/problem';

/** `GET /api/export/courses.csv`: the whole catalogue as CSV, streamed; `?separator=semicolon` or `tab`. */
export function GET(request: Request): Promise<Response> {
  return answerCsvExport(request);
}

/** The headers; of the catalogue only the first courses are read. */
export async function HEAD(request: Request): Promise<Response> {
  const { headers, status, body } = await answerCsvExport(request);
  await body?.cancel();
  return new Response(null, { headers, status });
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
