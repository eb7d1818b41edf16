import * as z from 'zod';
import { product, type Server } from '../programs.ts';
import type { JudgedQuery } from './judged-queries.ts';
import { looksAt } from './measures.ts';

export interface FoundCourse {
  readonly title: string;
}

const answerSchema = z.object({ moocs: z.array(z.object({ moocTitolo: z.string() })).nullable() });

/** The first results of a search as the web app asks for it (REST contract, `POST /mooc/moocVetrinaPaginazione/`). */
export async function searchTitles(backend: Server, { language, text }: JudgedQuery): Promise<FoundCourse[]> {
  const query = new URLSearchParams({
    lang: language,
    moocsPerPagina: String(looksAt),
    paginaCorrente: '1',
    testoRicerca: text,
  });
  const response = await fetch(`${backend.origin}/${product}/rest/mooc/moocVetrinaPaginazione/?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filterCategoria: [] }),
  });
  if (!response.ok) throw new Error(`A search for "${text}" was answered with status ${response.status}`);
  const { moocs } = answerSchema.parse(await response.json());
  return (moocs ?? []).map(({ moocTitolo }) => ({ title: moocTitolo }));
}
