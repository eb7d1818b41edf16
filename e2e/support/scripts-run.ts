import type { Page } from '@playwright/test';
import { holdAnswers } from './hold-answers.ts';

/**
 * Waits until scripts handle the links, forms and boxes of a page, which are plain HTML before. The sign is that presses are no
 * longer remembered for them (`components/header/early-taps.ts`).
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && window.earlyTaps === undefined);
}

/** Holds back all scripts. @returns a function that lets them through */
export const holdScripts = (page: Page): Promise<() => void> => holdAnswers(page, /\.js(\?|$)/);
