import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/**
 * A page that hangs fails. How soon one answers is measured, not tested: beside what a silent backend may take of it, forty
 * visitors' pages have to be made, on a machine that is busy with others.
 */
export const patience = 30_000;

/** What shows that something was put into a page that was not there. */
const nonsense = /\b(undefined|NaN|Invalid Date)\b|\[object Object\]|(?<![\w-])null(?![\w-])/;

/** What a reader of a page sees, roughly. */
export function visibleText(html: string): string {
  const withoutCode = html.replaceAll(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/gi, ' ');
  return withoutCode.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** The headings that are more than one level below the one before. */
function headingsAfterGap(html: string): string[] {
  const headings = html.match(/<h[1-6]\b/g) ?? [];
  return headings.filter((heading, index) => Number(heading[2]) > Number(headings[index - 1]?.[2] ?? 0) + 1);
}

/**
 * The document is complete, has one heading of the first level, skips no level, and no value that was missing stands in
 * it as text.
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
 * Asks for a page as a visitor with cookies of an own, whose name must come to nobody's eyes.
 *
 * @param timeout milliseconds
 */
export async function visitAs(
  request: APIRequestContext,
  address: string,
  visitor: string,
  timeout = patience,
): Promise<{ answer: APIResponse; html: string }> {
  const headers = {
    cookie: `next-auth.session-token=${visitor}; profile=${visitor}`,
    authorization: `Bearer ${visitor}`,
  };
  const answer = await request.get(address, { timeout, headers });
  return { answer, html: await answer.text() };
}
