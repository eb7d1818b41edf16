/** The public address of the web app in exports. */
export const site = 'https://courses.example.org';

/** The parts of a MOOChub document that tests check. */
export interface MoochubDocument {
  readonly data: readonly { readonly attributes: Record<string, unknown> }[];
}

/** The web app's export of the catalogue. It reads the backend that the environment names when the modules are loaded. */
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
