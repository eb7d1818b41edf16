import { test as base, expect } from '@playwright/test';

export { expect };

/** What the page tests add to Playwright's own. */
interface Fixtures {
  /** Says that the page writes an error that matches to the console, such as the browser's own note of a status 404. */
  readonly expectProblem: (pattern: RegExp) => void;
}

/** What the desk asks may be under way when the sign-in ends or changes; the page that follows knows nothing of it. */
const deskCallOfEndedSignIn = /status of 401 .*\/api\/jaf\/internal\/ricercheSenzaRisultato\)$/;

/** Playwright's test, in which every console error, warning, uncaught exception and failed policy fails the test. */
export const test = base.extend<Fixtures>({
  expectProblem: [
    async ({ context }, use) => {
      const expected = [deskCallOfEndedSignIn];
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
