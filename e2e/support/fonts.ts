import type { Page } from '@playwright/test';
import { holdAnswers } from './hold-answers.ts';

/** A font used for words on the screen. */
export interface DrawnFont {
  readonly family: string;
  /** Whether the page brought the font; otherwise it is a system font. */
  readonly ours: boolean;
}

/** The fonts in which the browser has drawn an element's own words. */
export async function drawnIn(page: Page, selector: string): Promise<readonly DrawnFont[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, ours: isCustomFont }));
}

/** Holds back the fonts of a page. Call it before the page is opened. @returns a function that lets them through */
export const holdFonts = (page: Page): Promise<() => void> => holdAnswers(page, '**/*.woff2');

/** Opens a page whose fonts arrive after the first paint, so that it shows system fonts. */
export async function openBeforeFonts(page: Page, path: string): Promise<void> {
  const release = await holdFonts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState('load');
}
