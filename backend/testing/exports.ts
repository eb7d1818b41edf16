/** The public address of the web app whose exports the tests read. */
export const site = 'https://courses.example.org';

/** A MOOChub document, as far as the tests look at it. */
export interface MoochubDocument {
  readonly data: readonly { readonly attributes: Record<string, unknown> }[];
}

/** The catalogue as the web app exports it, from the backend that the environment names when its modules are loaded. */
export async function exportCsv(): Promise<string> {
  const { GET } = await import('@/app/api/export/courses.csv/route');
  return (await GET(new Request(`${site}/api/export/courses.csv`))).text();
}

/** As {@link exportCsv}. */
export async function exportJson(): Promise<string> {
  const { GET } = await import('@/app/api/export/courses.json/route');
  return (await GET()).text();
}

/** As {@link exportCsv}. */
export async function exportMoochub(): Promise<MoochubDocument> {
  const { GET } = await import('@/app/api/moochub/courses/route');
  return (await GET(new Request(`${site}/api/moochub/courses`))).json();
}
