import { answerExport } from '@/lib/exchange/export';
import { readOnly } from '@/lib/proxy/problem';

/** `GET /api/export/courses.json`: the whole catalogue as JSON, streamed. */
export function GET(): Promise<Response> {
  return answerExport('json');
}

/** The headers; of the catalogue only the first page is read. */
export async function HEAD(): Promise<Response> {
  const { headers, status, body } = await answerExport('json');
  await body?.cancel();
  return new Response(null, { headers, status });
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
