import { answerCards } from '@/lib/proxy/courses';

/** `GET /api/courses`: cards of the catalogue for the browser's islands. */
export function GET(request: Request): Promise<Response> {
  return answerCards(new URL(request.url).searchParams);
}
