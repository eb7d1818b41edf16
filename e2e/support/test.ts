import { test as base, expect } from '@playwright/test';

export { expect };

/** What the page tests add to Playwright's own. */
interface Fixtures {
  /** Says that the page writes an error that matches to the console, such as the browser's own note of a status 404. */
  readonly expectProblem: (pattern: RegExp) => void;
  /** Hands on a server of the test's own, and stops it when the page is closed, so that nothing loads from it any more. */
  readonly stopAfterTest: <Server extends Stoppable>(starting: Promise<Server>) => Promise<Server>;
}

interface Stoppable {
  stop(): Promise<void>;
}

/** What the desk asks may be under way when the sign-in ends or changes; the page that follows knows nothing of it. */
const deskCallOfEndedSignIn = /status of 401 .*\/api\/jaf\/internal\/ricercheSenzaRisultato\)$/;

/** A link that is looked at has its page fetched, with its styles and first picture; nobody need follow it. */
const pageFetchedInVain =
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
  // Playwright ends in reverse what it has set up, so the context is gone when the servers stop.
  context: async ({ stopAfterTest: _first, context }, use) => use(context),
  expectProblem: [
    async ({ context }, use) => {
      const expected = [deskCallOfEndedSignIn, pageFetchedInVain];
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
