import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openSession, type SessionTokens } from '../../lib/auth/session-token.ts';
import { authSecret } from './web-app.ts';

/** A public page to return to. */
export const returnTo = '/about';

/** Fills in the form of the identity provider. */
export async function fillSignIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nome utente').fill(name);
  await page.getByLabel('Password').fill(name);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

/**
 * Signs in at the identity provider's page, without following its redirect.
 *
 * @returns the address to which the identity provider redirects this browser, with the code
 */
export async function signInRedirect(page: Page, name: string): Promise<string> {
  const form = { name, password: name, action: 'login' };
  const action = new URL((await page.locator('form').getAttribute('action')) ?? '', page.url()).href;
  const sent = await page.request.post(action, { form, maxRedirects: 0 });
  const resumed = await page.request.get(new URL(sent.headers().location ?? '', action).href, { maxRedirects: 0 });
  return resumed.headers().location ?? '';
}

/** Signs in through the app and the identity provider like a person, and returns to {@link returnTo}. */
export async function signInOnPage(page: Page, appUrl: string, name: string): Promise<void> {
  await page.goto(`${appUrl}/login?return=${returnTo}`);
  await fillSignIn(page, name);
  await expect(page).toHaveURL(`${appUrl}${returnTo}`);
}

/** Signs in by requests alone, for tests of the steps after a sign-in. The page stays at its address. */
export async function signIn({ request }: Page, appUrl: string, name: string): Promise<void> {
  const shown = await request.get(`${appUrl}/api/auth/start?return=${returnTo}`);
  const action = /<form[^>]* action="([^"]+)"/.exec(await shown.text())?.[1] ?? '';
  const form = { name, password: name, action: 'login' };
  const answer = await request.post(new URL(action, shown.url()).href, { form });
  expect(answer.url()).toBe(`${appUrl}${returnTo}`);
}

/** Makes simultaneous internal calls from a page of the app, like a script of that page. */
export function callInternal(page: Page, appUrl: string, ...names: string[]) {
  return page.evaluate(
    ([base, ...calls]) =>
      Promise.all(
        calls.map(async (name) => {
          const response = await fetch(`${base}/api/jaf/internal/${name}`);
          return { status: response.status, json: await response.json() };
        }),
      ),
    [appUrl, ...names] as const,
  );
}

/** The cookies of the app by name. */
export async function cookiesOf(context: BrowserContext, appUrl: string): Promise<Record<string, string>> {
  return Object.fromEntries((await context.cookies(appUrl)).map(({ name, value }) => [name, value]));
}

/** The tokens in the browser's encrypted cookie, which only the server and this test can decrypt. */
export async function tokensIn(context: BrowserContext, appUrl: string): Promise<SessionTokens> {
  const text = (await cookiesOf(context, appUrl))['next-auth.session-token'] ?? '';
  const tokens = await openSession(text, authSecret);
  if (!tokens) throw new Error('The browser has no cookie of a sign-in');
  return tokens;
}
