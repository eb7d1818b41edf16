import { answerExport } from '@/lib/exchange/export';
import { readOnly } from '@/lib/proxy/problem';

/** `GET /api/export/courses.csv`: the whole catalogue as CSV, streamed. */
export function GET(): Promise<Response> {
  return answerExport('csv');
}

/** The headers; of the catalogue only the first page is read. */
export async function HEAD(): Promise<Response> {
  const { headers, status, body } = await answerExport('csv');
  await body?.cancel();
  return new Response(null, { headers, status });
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
