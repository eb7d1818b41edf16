import { readOnly } from '@/lib/http/problem';
import { answerSuggestions } from '@/lib/public-api/suggestions';

/** `GET /api/suggestions`: what a text that is being typed in a search box may become. */
export function GET(request: Request): Promise<Response> {
  return answerSuggestions(new URL(request.url).searchParams);
}

export { readOnly as DELETE, readOnly as OPTIONS, readOnly as PATCH, readOnly as POST, readOnly as PUT };
