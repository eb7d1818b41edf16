import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** In a page into which axe has been brought. */
    readonly axe: typeof axe;
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a change of theme can break: the document stays the same. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Fails when axe finds anything against WCAG 2.2 A and AA or its best practices.
 *
 * @param without rules that say nothing of this page
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  await expectNoFindings(page, 'html', { runOnly: standards, rules });
}

/** The same for the colours alone, on a page whose other theme has been tested whole. */
export async function expectGoodColours(page: Page): Promise<void> {
  await expectNoFindings(page, 'html', { runOnly: rulesOfColour });
}

/**
 * Fails when axe finds anything in a part of a page, by all of its rules.
 *
 * @param onlyColours for a part whose other theme has been tested whole
 */
export async function expectAccessiblePart(page: Page, selector: string, onlyColours = false): Promise<void> {
  await expectNoFindings(page, selector, onlyColours ? { runOnly: rulesOfColour } : {});
}

/** On its way from one theme to the other a colour belongs to neither. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function expectNoFindings(page: Page, selector: string, options: RunOptions): Promise<void> {
  await waitForTransitions(page);
  // Once for each document: to read a megabyte and a half takes longer than most of the rules. No page has a frame before a click.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    // What is right is not reported element by element: writing that down takes longer than the rules.
    ([where, how]) => window.axe.run(where, { ...how, resultTypes: ['violations'] }),
    [selector, options] as const,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  );
  expect(found, 'what axe finds').toEqual([]);
}
