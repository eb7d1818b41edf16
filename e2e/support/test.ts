import { test as base, expect } from '@playwright/test';

export { expect };

/** The fixtures that the page tests add to Playwright's. */
interface Fixtures {
  /** Expects console errors that match, such as the browser's own message about a status 404. */
  readonly expectProblem: (pattern: RegExp) => void;
  /** Returns a server of the test, and stops it after the page is closed, when nothing loads from it any more. */
  readonly stopAfterTest: <Server extends Stoppable>(starting: Promise<Server>) => Promise<Server>;
}

interface Stoppable {
  stop(): Promise<void>;
}

/** A call of the desk may still be pending when the session ends or changes; its answer does not matter. */
const deskCallOfEndedSignIn = /status of 401 .*\/api\/jaf\/internal\/ricercheSenzaRisultato\)$/;

/** The styles and the first picture of a page may be preloaded although the page is never shown. */
const unusedPreload =
  /^The resource \S+\/_next\/(?:static\/chunks\/\S+\.css|image\?\S+) was preloaded using link preload but not used within a few seconds/;

/** Playwright's test, in which every console error, warning, uncaught exception and failed policy fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from the pattern.
  stopAfterTest: async ({}, use) => {
    const servers: Stoppable[] = [];
    await use(async (starting) => {
      const server = await starting;
      servers.unshift(server);
      return server;
    });
    for (const server of servers) await server.stop();
  },
  // Playwright tears fixtures down in reverse order, so the context is closed before the servers stop.
  context: async ({ stopAfterTest: _first, context }, use) => use(context),
  expectProblem: [
    async ({ context }, use) => {
      const expected = [deskCallOfEndedSignIn, unusedPreload];
      const problems: string[] = [];
      context.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.text()} (${url})`);
      });
      context.on('weberror', (error) => problems.push(String(error.error())));

      await use((pattern) => expected.push(pattern));

      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'problems in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});
