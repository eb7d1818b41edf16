import type { Page } from '@playwright/test';
import { appUrl } from './support/addresses.ts';
import { wideScreen } from './support/layout.ts';
import { deskTitle, secondBar } from './support/shell.ts';
import { cookiesOf, signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: wideScreen, contextOptions: { reducedMotion: 'reduce' } });

const selection = (page: Page) => page.getByRole('heading', { level: 1, name: 'Scegli il profilo' });
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'Errore nella selezione del profilo!' });

/** The profile stored in the browser. */
async function keptProfile(page: Page): Promise<unknown> {
  const { profile } = await cookiesOf(page.context(), appUrl);
  return profile === undefined ? null : JSON.parse(decodeURIComponent(profile));
}

test.describe('the profile gate', () => {
  test('selects the only profile and keeps it', async ({ page }) => {
    await signIn(page, appUrl, 'editor');
    await page.goto('restricted');
    await expect(deskTitle(page)).toBeVisible();
    await expect.poll(() => keptProfile(page)).toEqual([12, 'REDAZIONE']);
    await expect(secondBar(page).getByRole('button', { name: /^Profilo/ })).toHaveCount(0);
  });

  test('asks who has two, keeps the choice, and changes it', async ({ page }) => {
    await signIn(page, appUrl, 'admin');
    await page.goto('restricted?desk=overview');
    await expect(selection(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Profilo' }).locator('option')).toHaveText([
      'Amministrazione del catalogo',
      'Redazione del catalogo',
    ]);
    await page.getByRole('combobox', { name: 'Profilo' }).selectOption('Redazione del catalogo');
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(deskTitle(page)).toBeVisible();
    await expect(page).toHaveURL(`${appUrl}/restricted?desk=overview`);
    expect(await keptProfile(page)).toEqual([12, 'REDAZIONE']);
    await page.reload();
    await page.getByRole('tab', { name: 'Testi' }).click();
    await secondBar(page).getByRole('button', { name: 'Profilo: Redazione del catalogo' }).click();
    // The menu is inside the bar, whose switch of the language has lines behind and below its words.
    const looks = await secondBar(page)
      .getByRole('button', { name: /^(Amministrazione|Redazione)/ })
      .evaluateAll((entries) =>
        entries.map((entry) => [
          getComputedStyle(entry.parentElement?.parentElement ?? entry).backgroundImage,
          getComputedStyle(entry.firstElementChild ?? entry).textDecorationLine,
        ]),
      );
    expect(looks).toEqual([
      ['none', 'none'],
      ['none', 'none'],
    ]);
    await page.getByRole('button', { name: 'Amministrazione del catalogo', exact: true }).click();
    await expect(secondBar(page).getByRole('button', { name: 'Profilo: Amministrazione del catalogo' })).toBeVisible();
    expect(await keptProfile(page)).toEqual([1, 'AMMINISTRAZIONE']);
    await expect(page.getByRole('tab', { name: 'Testi', selected: true })).toBeVisible();
  });

  test('takes the profile that the address asks for, when it is one of theirs', async ({ page }) => {
    await signIn(page, appUrl, 'admin');
    await page.goto('restricted?profile=12&desk=texts');
    await expect(deskTitle(page)).toBeVisible();
    await expect(page).toHaveURL(`${appUrl}/restricted?desk=texts`);
    for (const asked of ['99', 'dodici', '']) {
      await page.goto(`restricted?profile=${asked}`);
      await expect(problem(page)).toBeVisible();
      await expect(deskTitle(page)).toBeVisible();
    }
    await problem(page).getByRole('button', { name: 'Chiudi il messaggio' }).click();
    await expect(problem(page)).toHaveCount(0);
    expect(await keptProfile(page)).toEqual([12, 'REDAZIONE']);
  });

  for (const value of ['[99,"REDAZIONE"]', '[12,"ALTRO"]']) {
    test(`asks again for a kept profile that is not theirs: ${value}`, async ({ page, context }) => {
      await signIn(page, appUrl, 'admin');
      await context.addCookies([{ name: 'profile', value: encodeURIComponent(value), url: `${appUrl}/` }]);
      await page.goto('restricted');
      await expect(selection(page)).toBeVisible();
      await expect(problem(page)).toBeVisible();
    });
  }

  test('asks again for a kept profile that is no number', async ({ page, context }) => {
    await signIn(page, appUrl, 'admin');
    await context.addCookies([{ name: 'profile', value: encodeURIComponent('["x",null]'), url: `${appUrl}/` }]);
    await page.goto('restricted');
    await expect(selection(page)).toBeVisible();
    await expect(problem(page)).toHaveCount(0);
  });

  test('refuses a form with somebody else’s profile, and says so', async ({ page }) => {
    await signIn(page, appUrl, 'admin');
    await page.goto('restricted');
    // Changes the request, because scripts would restore a changed value in the form.
    await page.route('**/*', (route) => {
      const form = route.request().postData();
      return route.continue(form ? { postData: form.replace(/\bprofile=\d+/, 'profile=77') } : {});
    });
    await page.getByRole('button', { name: 'Continua' }).click();
    await expect(problem(page)).toBeVisible();
    await expect(selection(page)).toBeVisible();
  });
});
