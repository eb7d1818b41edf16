import { createHash, timingSafeEqual } from 'node:crypto';
import { hasLocale } from 'next-intl';
import { z } from 'zod';
import { canonicalListQuery } from '@/lib/addresses/proper-address';
import { searchPath } from '@/lib/addresses/search-address';
import { notFoundProblem, Problem } from '@/lib/http/problem';
import { readJson } from '@/lib/http/read-body';
import { routing } from '@/lib/i18n/routing';

/** The changes that the backend reports. */
export interface Revalidation {
  readonly tags: readonly string[];
  /** Paths of pages as Next names them, with the locale: `/it/courseDetails/12`. */
  readonly pages: readonly string[];
}

const maxItems = 100;
/** The tags of cached answers (docs/operating.md, "The cache plan"); any other tag would have no effect. */
const knownTag = /^(?:courses|course-[\w.-]{1,99}|categories|institutions|filters|faqs|isced)$/;
const needsTag = 'a tag: courses, course-{id}, categories, institutions, filters, faqs or isced';
const needsPath = 'a path below the app, such as /courseDetails/12, without the base path before it';
const tag = z.string(needsTag).regex(knownTag, needsTag);
const path = z
  .string(needsPath)
  .regex(/^\/[\x21-\x7e]{0,999}$/, needsPath)
  .refine((text) => !/^\/[a-z0-9-]+\/app(?:[/?]|$)/i.test(text), needsPath);

const bodySchema = z
  .strictObject(
    {
      tags: z.array(tag, 'a list of tags').max(maxItems, `${maxItems} tags at most`).default([]),
      paths: z.array(path, 'a list of paths').max(maxItems, `${maxItems} paths at most`).default([]),
    },
    'an object with tags, paths or both, and nothing else',
  )
  .refine(({ tags, paths }) => tags.length + paths.length > 0, 'tags, paths or both');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** @throws {Problem} 404 when no token is configured, 401 when the request has a different one */
function requireToken(request: Request, token: string | null): void {
  if (token === null) throw notFoundProblem();
  // The scheme may be in any case (RFC 9110, section 11.1).
  const given = (request.headers.get('authorization') ?? '').replace(/^bearer +/i, 'Bearer ');
  if (timingSafeEqual(digest(given), digest(`Bearer ${token}`))) return;
  throw new Problem(401, 'A bearer token is needed: Authorization: Bearer <REVALIDATE_TOKEN>.', {
    'WWW-Authenticate': 'Bearer',
  });
}

/** The page for an address of the app: its path with the locale, and for a searchable list with the search as well. */
function pageOf(address: string): string {
  const { pathname, search } = new URL(`http://app.invalid${address}`);
  const [, first = ''] = pathname.split('/');
  const localized = hasLocale(routing.locales, first) ? pathname : `/${routing.defaultLocale}${pathname}`;
  const page = localized.replace(/\/$/, '');
  const query = canonicalListQuery(page.replace(/^\/\w+/, ''), search);
  return query === null ? page : `${page}${searchPath(query)}`;
}

/**
 * Reads the backend's notice of a change: `{"tags": ["course-12"], "paths": ["/courseDetails/12"]}`.
 *
 * @param token the bearer token that the backend must send; `null` refuses every call
 * @throws {Problem} 404, 401, 415, 413 or 400, with the reason
 */
export async function readRevalidation(request: Request, token: string | null): Promise<Revalidation> {
  requireToken(request, token);
  const parsed = bodySchema.safeParse(await readJson(request));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
    throw new Problem(400, `The body is wrong${place}: expected ${issue?.message ?? 'tags and paths'}.`);
  }
  return { tags: parsed.data.tags, pages: parsed.data.paths.map(pageOf) };
}
