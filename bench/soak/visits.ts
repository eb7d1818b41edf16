import { product } from '../programs.ts';

/** A page that the visitors of the soak request. */
export interface Visit {
  /** Address without the origin. */
  readonly path: string;
  readonly status: 200 | 404;
  /** Whether the server caches the page after the first visit; then it must be answered even when the backend fails. */
  readonly kept: boolean;
}

const app = `/${product}/app`;
const courses = Array.from({ length: 40 }, (_, index) => index + 1);
const words = ['arte', 'storia', 'musica', 'dati', 'design'];

const kept = (path: string): Visit => ({ path: `${app}/${path}`, status: 200, kept: true });

/** All visits: pages in both languages, searches, and addresses that do not exist. */
export const visits: readonly Visit[] = [
  ...[
    'home',
    'catalogue',
    'aboutUniv',
    'about',
    'collectionCard/1001',
    'catalogue?filterCategoria=1',
    'catalogue?page=2',
  ],
  ...['en/home', 'en/catalogue', 'en/aboutUniv', ...courses.map((id) => `courseDetails/${id}`)],
]
  .map(kept)
  .concat(
    words.map((word) => ({ path: `${app}/catalogue?q=${word}`, status: 200, kept: false })),
    { path: `${app}/not-there`, status: 404, kept: false },
    { path: `${app}/courseDetails/999999`, status: 404, kept: false },
  );

/** The parts of an answer that the soak checks. */
export interface Answer {
  readonly status: number;
  /** The text of the first heading, which identifies the page. */
  readonly heading: string;
}

const answerLimitMs = 20_000;

/** Requests a page as a browser does. @throws when there is no complete answer within 20 s */
export async function visit(origin: string, { path }: Visit): Promise<Answer> {
  const response = await fetch(origin + path, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(answerLimitMs),
  });
  const html = await response.text();
  if (!html.includes('</html>')) throw new Error(`${path} was cut after ${html.length} characters`);
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return { status: response.status, heading };
}

/**
 * The problem with an answer; `null` when there is none. A cached page must be answered; any other page may answer 503 while
 * the backend is down. The answer must be the requested page.
 */
export function problemWith({ status, kept: mustCome }: Visit, answer: Answer, healthy: Answer): string | null {
  if (answer.status === 503 && !mustCome) return null;
  if (answer.status !== status) return `status ${answer.status}, expected ${status}`;
  return answer.heading === healthy.heading ? null : `heading "${answer.heading}", expected "${healthy.heading}"`;
}
