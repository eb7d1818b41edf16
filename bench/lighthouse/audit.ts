import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser, thisMachine } from '../../e2e/support/browser.ts';
import { freePort } from '../../e2e/support/free-port.ts';

/** What Lighthouse finds on a phone. Scores from 0 to 100, times in milliseconds. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** A Chromium that audits pages. */
export interface Auditor {
  readonly browser: string;
  audit(url: string): Promise<Audit>;
  stop(): Promise<void>;
}

async function auditWith(port: number, url: string): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse has no result for ${url}: ${result?.lhr.runtimeError?.message ?? 'nothing came'}`);
  }
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0));
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** Starts the browser of the page tests for Lighthouse, which emulates a phone and a slow network in it. */
export async function startAuditor(print: (line: string) => void): Promise<Auditor> {
  const executablePath = findBrowser(thisMachine(chromium.executablePath()), print);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
  return {
    browser: `Chromium ${browser.version()}`,
    audit: (url) => auditWith(port, url),
    stop: () => browser.close(),
  };
}
