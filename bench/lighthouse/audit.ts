import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser, thisMachine } from '../../e2e/support/browser.ts';
import { freePort } from '../../e2e/support/free-port.ts';
import type { BenchSettings } from '../model.ts';

/** The speed of a page on a phone: score from 0 to 100, times in milliseconds. */
export interface Speed {
  readonly performance: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** Scores from 0 to 100 that are the same in every run. */
export interface Quality {
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** A Chromium that audits pages. */
export interface Auditor {
  readonly browser: string;
  auditSpeed(url: string): Promise<Speed>;
  auditQuality(url: string): Promise<Quality>;
}

async function run(port: number, url: string, onlyCategories: string[]) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse has no result for ${url}: ${result?.lhr.runtimeError?.message ?? 'nothing came'}`);
  }
  const { categories, audits } = result.lhr;
  return {
    score: (name: string) => Math.round(100 * (categories[name]?.score ?? 0)),
    value: (name: string) => audits[name]?.numericValue ?? Number.NaN,
  };
}

async function auditSpeed(port: number, url: string): Promise<Speed> {
  const { score, value } = await run(port, url, ['performance']);
  return {
    performance: score('performance'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

async function auditQuality(port: number, url: string): Promise<Quality> {
  const { score } = await run(port, url, ['accessibility', 'best-practices', 'seo']);
  return { accessibility: score('accessibility'), bestPractices: score('best-practices'), seo: score('seo') };
}

/** Starts the browser of the page tests for Lighthouse, which emulates a phone and a slow network. */
export async function startAuditor({ print, atEnd }: BenchSettings): Promise<Auditor> {
  const executablePath = findBrowser(thisMachine(chromium.executablePath()), print);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  atEnd(() => browser.close());
  return {
    browser: `Chromium ${browser.version()}`,
    auditSpeed: (url) => auditSpeed(port, url),
    auditQuality: (url) => auditQuality(port, url),
  };
}
