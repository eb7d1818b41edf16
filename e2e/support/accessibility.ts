import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Defined in pages into which axe has been injected. */
    readonly axe: typeof axe;
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The only rules that a change of theme can break, because the document stays the same. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Fails when axe finds anything against WCAG 2.2 A and AA or its best practices.
 *
 * @param without rules that do not apply to this page
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  await expectNoFindings(page, 'html', { runOnly: standards, rules });
}

/** Checks only the colours, on a page whose other theme has been checked completely. */
export async function expectGoodColours(page: Page): Promise<void> {
  await expectNoFindings(page, 'html', { runOnly: rulesOfColour });
}

/**
 * Fails when axe finds anything in a part of a page, with all its rules.
 *
 * @param onlyColours for a part whose other theme has been checked completely
 */
export async function expectAccessiblePart(page: Page, selector: string, onlyColours = false): Promise<void> {
  await expectNoFindings(page, selector, onlyColours ? { runOnly: rulesOfColour } : {});
}

/** During the transition between themes, a colour belongs to neither. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function expectNoFindings(page: Page, selector: string, options: RunOptions): Promise<void> {
  await waitForTransitions(page);
  // Once for each document, because loading 1.5 MB takes longer than most rules. Pages have no frames before a click.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    // Only violations are reported: reports about passed elements would take longer than the rules.
    ([where, how]) => window.axe.run(where, { ...how, resultTypes: ['violations'] }),
    [selector, options] as const,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  );
  expect(found, 'what axe finds').toEqual([]);
}
