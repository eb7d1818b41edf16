import { z } from 'zod';
import { parseSearch } from '@/lib/addresses/search-address';
import { BackendError } from '@/lib/api/errors';
import { readCatalogue, readFeaturedCards } from '@/lib/catalogue/read-catalogue';
import { publicUntil } from '@/lib/http/cached-answer';
import { answerOrProblem, Problem, problemOf } from '@/lib/http/problem';
import { locales } from '@/lib/model/locale';
import { throwTranslated } from './translated-problem';

const callSchema = z.object({
  lang: z.enum(locales, 'lang must be it or en.'),
  featured: z.enum(['true', 'false'], 'featured must be true or false.').optional(),
});

/**
 * A failure of the backend as a problem that has the key of a text: the page shows it, in its language. A message
 * of the backend itself takes precedence.
 */
function withText(error: unknown): unknown {
  if (!(error instanceof BackendError) || error.serverMessage !== null) return error;
  const { status, headers } = problemOf(error);
  return status < 500 ? error : new Problem(status, 'unavailable.title', headers);
}

/**
 * Answers the islands' call for cards with a `CardPage` as JSON. The search is written as in the catalogue's address:
 * filters and values that do not exist are left out, and the page number is clamped.
 */
export function answerCards(parameters: URLSearchParams): Promise<Response> {
  return answerOrProblem(async () => {
    const call = callSchema.safeParse(Object.fromEntries(parameters));
    if (!call.success) throw new Problem(400, call.error.issues[0]?.message ?? 'A parameter is wrong.');
    const { lang: locale, featured } = call.data;
    const search = parseSearch(parameters);
    const reading =
      featured === 'true'
        ? readFeaturedCards(locale, search.page)
        : readCatalogue(search, locale).then((one) => one.answer);
    const answer = await reading.catch((error) => throwTranslated(withText(error), locale));
    const lifetime = search.text ? 'no-store' : publicUntil(answer.changesAt ?? null);
    return Response.json(answer, { headers: { 'Cache-Control': lifetime } });
  });
}
