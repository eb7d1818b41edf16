import { product } from '../programs.ts';

/** A page that visitors of the soak ask for. */
export interface Visit {
  /** From the origin on. */
  readonly path: string;
  readonly status: 200 | 404;
  /** Kept by the server once it was shown: it must be answered whatever the backend does. */
  readonly kept: boolean;
}

const app = `/${product}/app`;
const courses = Array.from({ length: 40 }, (_, index) => index + 1);
const words = ['arte', 'storia', 'musica', 'dati', 'design'];

const kept = (path: string): Visit => ({ path: `${app}/${path}`, status: 200, kept: true });

/** Everything that is visited: pages in both languages, searches, and what is not there. */
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

/** What an answer was, as far as the soak looks. */
export interface Answer {
  readonly status: number;
  /** The text of the first heading, which tells one page from another. */
  readonly heading: string;
}

const answerLimitMs = 20_000;

/** Asks for a page as a browser does. @throws when there is no answer in 20 s */
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
 * What is wrong with an answer, if anything: a page that was kept must come, any other may say that the backend is
 * missing (503), and what comes must be the page that was asked for.
 */
export function problemWith({ status, kept: mustCome }: Visit, answer: Answer, healthy: Answer): string | null {
  if (answer.status === 503 && !mustCome) return null;
  if (answer.status !== status) return `status ${answer.status}, expected ${status}`;
  return answer.heading === healthy.heading ? null : `heading "${answer.heading}", expected "${healthy.heading}"`;
}
