import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a change of theme can break: the document stays the same. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What is right is not reported element by element: writing that down takes longer than the rules. */
const axeIn = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/**
 * Fails when axe finds anything against WCAG 2.2 A and AA or its best practices.
 *
 * @param without rules that say nothing of this page
 */
export async function expectAccessible(page: Page, without: readonly string[] = []): Promise<void> {
  await expectNoFindings(
    page,
    axeIn(page)
      .withTags(standards)
      .disableRules([...without]),
  );
}

/** The same for the colours alone, on a page whose other theme has been tested whole. */
export async function expectGoodColours(page: Page): Promise<void> {
  await expectNoFindings(page, axeIn(page).withRules(rulesOfColour));
}

/**
 * Fails when axe finds anything in a part of a page, by all of its rules.
 *
 * @param onlyColours for a part whose other theme has been tested whole
 */
export async function expectAccessiblePart(page: Page, selector: string, onlyColours = false): Promise<void> {
  const axe = axeIn(page).include(selector);
  await expectNoFindings(page, onlyColours ? axe.withRules(rulesOfColour) : axe);
}

/** On its way from one theme to the other a colour belongs to neither. */
async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function expectNoFindings(page: Page, axe: AxeBuilder): Promise<void> {
  await waitForTransitions(page);
  // In the page itself, not in a blank one beside it: no page has a frame of another site before a click.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html.slice(0, 200)}\n${failureSummary}`),
  );
  expect(found, 'what axe finds').toEqual([]);
}
