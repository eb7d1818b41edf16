import type { Page } from '@playwright/test';

/** A font that words on the screen are drawn in. */
export interface DrawnFont {
  readonly family: string;
  /** Came with the page; otherwise it is one of the machine's. */
  readonly ours: boolean;
}

/** The fonts that a browser has drawn an element's own words in. */
export async function drawnIn(page: Page, selector: string): Promise<readonly DrawnFont[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, ours: isCustomFont }));
}

/**
 * Holds the fonts of a page back, before it is opened.
 *
 * @returns lets them through
 */
export async function holdFonts(page: Page): Promise<() => void> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await allowed;
    await route.continue();
  });
  return allow;
}

/** Opens a page whose fonts come after its first words, which it therefore shows in those of the machine. */
export async function openBeforeFonts(page: Page, path: string): Promise<void> {
  const release = await holdFonts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  release();
  await page.waitForLoadState('load');
}
