import type { Page } from '@playwright/test';

/** Holds back the answers of some addresses, like a slow connection. @returns a function that lets them through */
export async function holdAnswers(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}
