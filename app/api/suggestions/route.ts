import { z } from 'zod';
import { suggestionText } from '@/lib/addresses/search-address';
import { readSuggestions } from '@/lib/catalogue/read-suggestions';
import { answerOrProblem, Problem, readOnly } from '@/lib/http/problem';
import { locales } from '@/lib/model/locale';

const locale = z.enum(locales);

/** One minute, in browsers and shared caches: many people start with the same letters. */
const cacheControl = 'public, max-age=60';

/**
 * `GET /api/suggestions`: suggestions for a partly typed text (`q`) in a locale (`lang`), as `Suggestions`; empty when
 * the backend suggests nothing. The text is parsed like the one in the catalogue's address.
 */
export function GET(request: Request): Promise<Response> {
  return answerOrProblem(async () => {
    const parameters = new URL(request.url).searchParams;
    const lang = locale.safeParse(parameters.get('lang'));
    if (!lang.success) throw new Problem(400, 'lang must be it or en.');
    const suggestions = await readSuggestions(suggestionText(parameters.get('q')), lang.data);
    return Response.json(suggestions, { headers: { 'Cache-Control': cacheControl } });
  });
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
