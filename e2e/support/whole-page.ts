import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/**
 * Timeout of a page, in milliseconds, after which the page counts as hanging. It is long, because a silent backend takes
 * part of it, and a busy machine may have to render the pages of forty visitors. The benchmark measures speed.
 */
export const pageTimeout = 30_000;

/** Words that show that a missing value was inserted into a page. */
const nonsense = /\b(undefined|NaN|Invalid Date)\b|\[object Object\]|(?<![\w-])null(?![\w-])/;

/** Approximately the text that a reader of a page sees. */
export function visibleText(html: string): string {
  const withoutCode = html.replaceAll(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/gi, ' ');
  return withoutCode.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** The headings that are more than one level below the previous heading. */
function headingsAfterGap(html: string): string[] {
  const headings = html.match(/<h[1-6]\b/g) ?? [];
  return headings.filter((heading, index) => Number(heading[2]) > Number(headings[index - 1]?.[2] ?? 0) + 1);
}

/**
 * Expects a complete document with one heading of the first level, without skipped levels, and without missing values
 * shown as text.
 */
export function expectWholePage(html: string, path: string): void {
  expect(html, path).toContain('<header');
  expect(html, path).toContain('<footer');
  expect(html.trimEnd(), path).toMatch(/<\/html>$/);
  expect(html.match(/<h1\b/g), path).toHaveLength(1);
  expect(headingsAfterGap(html), path).toEqual([]);
  expect(visibleText(html), path).not.toMatch(nonsense);
}

/**
 * Requests a page as a visitor with cookies that contain the visitor's name, which no page may show.
 *
 * @param timeout milliseconds
 */
export async function visitAs(
  request: APIRequestContext,
  address: string,
  visitor: string,
  timeout = pageTimeout,
): Promise<{ answer: APIResponse; html: string }> {
  const headers = {
    cookie: `next-auth.session-token=${visitor}; profile=${visitor}`,
    authorization: `Bearer ${visitor}`,
  };
  const answer = await request.get(address, { timeout, headers });
  return { answer, html: await answer.text() };
}
