import * as z from 'zod';
import { product, type Server } from '../programs.ts';
import type { JudgedQuery } from './judged-queries.ts';
import { rankCutoff } from './measures.ts';

export interface FoundCourse {
  readonly title: string;
}

interface Answer {
  readonly courses: readonly FoundCourse[];
  /** The text that was searched for instead; `null` when the text was not corrected. */
  readonly correctedText: string | null;
}

const answerSchema = z.object({
  moocs: z.array(z.object({ moocTitolo: z.string() })).nullable(),
  ricerca: z.object({ testoCorretto: z.string().nullable() }),
});

/** The first results of a search, made as by the web app (REST contract, `POST /mooc/moocVetrinaPaginazione/`), and its correction. */
export async function search(backend: Server, { language, text }: JudgedQuery): Promise<Answer> {
  const query = new URLSearchParams({
    lang: language,
    moocsPerPagina: String(rankCutoff),
    paginaCorrente: '1',
    testoRicerca: text,
  });
  const response = await fetch(`${backend.origin}/${product}/rest/mooc/moocVetrinaPaginazione/?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filterCategoria: [] }),
  });
  if (!response.ok) throw new Error(`A search for "${text}" was answered with status ${response.status}`);
  const { moocs, ricerca } = answerSchema.parse(await response.json());
  return {
    courses: (moocs ?? []).map(({ moocTitolo }) => ({ title: moocTitolo })),
    correctedText: ricerca.testoCorretto,
  };
}
