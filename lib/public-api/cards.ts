import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { parseSearch } from '@/lib/addresses/search-address';
import { endedAt } from '@/lib/cache/cache-control';
import { readCatalogue, readFeaturedCards } from '@/lib/catalogue/read-catalogue';
import { publicCacheControl } from '@/lib/http/cached-answer';
import { answerOrProblem, Problem, problemOf } from '@/lib/http/problem';
import { type InterfaceLanguage, interfaceLanguages } from '@/lib/model/language';

const callSchema = z.object({
  lang: z.enum(interfaceLanguages, 'lang must be it or en.'),
  featured: z.enum(['true', 'false'], 'featured must be true or false.').optional(),
});

/**
 * Answers the islands' call for cards with a `CardPage` as JSON. The search is read as in the catalogue's address:
 * what does not exist is left out, the page is clamped.
 */
export function answerCards(parameters: URLSearchParams): Promise<Response> {
  return answerOrProblem(async () => {
    const call = callSchema.safeParse(Object.fromEntries(parameters));
    if (!call.success) throw new Problem(400, call.error.issues[0]?.message ?? 'A parameter is wrong.');
    const { lang, featured } = call.data;
    const search = parseSearch(parameters);
    const reading =
      featured === 'true'
        ? readFeaturedCards(lang, search.page)
        : readCatalogue(search, lang).then((one) => one.answer);
    const answer = await reading.catch(async (error) => {
      throw await translated(problemOf(error), lang);
    });
    const lifetime = search.text ? 'no-store' : endedAt(publicCacheControl, answer.changesAt ?? null, Date.now());
    return Response.json(answer, { headers: { 'Cache-Control': lifetime } });
  });
}

/** The problem with the text that its message is the key of, where there is one (specification, section 8). */
async function translated(problem: Problem, locale: InterfaceLanguage): Promise<Problem> {
  const t = await getTranslations({ locale });
  const key = problem.message as Parameters<typeof t>[0];
  if (!/^[\w.]+$/.test(key) || !t.has(key) || typeof t.raw(key) !== 'string') return problem;
  return new Problem(problem.status, t(key), problem.headers);
}
