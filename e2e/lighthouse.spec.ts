import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { appUrl } from './support/addresses.ts';
import { freePort } from './support/free-port.ts';
import { idOf, titles } from './support/samples.ts';
import { expect, test } from './support/test.ts';

const categories = ['seo', 'best-practices', 'accessibility', 'agentic-browsing'];

/** No screenshot and no waiting for later activity of the page: no rule of these categories needs them. */
const quick = { disableFullPageScreenshot: true, pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, cpuQuietThresholdMs: 0 };

/** The categories of a page with a score below 100, and the rules that failed; empty when there are none. */
async function faultsOf(url: string, port: number): Promise<readonly string[]> {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: categories, ...quick } as const;
  const result = await lighthouse(url, flags);
  if (!result || result.lhr.runtimeError) return [`no result: ${result?.lhr.runtimeError?.message}`];
  const { lhr } = result;
  return categories.flatMap((name) => {
    const { score = null, auditRefs = [] } = lhr.categories[name] ?? {};
    if (score === 1) return [];
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
    return [`${name} ${score}: ${failed.map(({ id }) => id).join(', ')}`];
  });
}

// Only scores that depend on the page itself; the benchmark measures its speed.
test('Lighthouse gives 100 for search engines, best practices, accessibility and agents', async () => {
  test.setTimeout(300_000);
  const port = await freePort();
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const [course, series] = [await idOf(titles.rich), await idOf(titles.series)];
    // Saved lists and comparisons are left out: they are not for search engines, so their SEO score is lower.
    const lists = ['home', 'catalogue', 'catalogue?filterCategoria=3', 'aboutUniv'];
    const paths = [...lists, `courseDetails/${course}`, `collectionCard/${series}`, 'aboutUniv/4', 'teacher/1'];
    for (const path of paths.flatMap((italian) => [italian, `en/${italian}`])) {
      expect(await faultsOf(`${appUrl}/${path}`, port), path).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});
