import type { Page } from '@playwright/test';
import { expectAccessible, expectGoodColours } from './support/accessibility.ts';
import { ChangedBackend, withoutExtensions } from './support/changed-backend.ts';
import { openDesk, waitUntilRead } from './support/desk.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { startWebApp } from './support/web-app.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const call = '**/api/jaf/internal/ricercheSenzaRisultato';
const found = {
  ricerche: [
    { testo: 'psicologia', volte: 48, ultimoGiorno: '2026-11-23' },
    { testo: 'videogiochi e cinema di animazione del dopoguerra italiano', volte: 7, ultimoGiorno: '2026-11-20' },
    { testo: 'hamburgefonstiv', volte: 3, ultimoGiorno: '2026-11-02' },
  ],
};

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('what was searched for and not found stands on the desk, and each text runs its search', async ({
  page,
  context,
}) => {
  await openDesk(page, 'overview');
  // No text can have come on three days yet. The call really reached the backend, with the person's token.
  const italian = card(page, 'Cercato e non trovato');
  await expect(italian.getByText('Nessun testo è rimasto senza risultato')).toBeVisible();

  await page.route(call, (route) => route.fulfill({ json: found }));
  await page.goto('en/restricted');
  await waitUntilRead(page);
  const rows = card(page, 'Searched for and not found').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toHaveText(/^psicologia \(opens in a new window\)4823\/11\/2026$/);
  // Without a gap, number and day read as one.
  await expect(rows.nth(1).getByRole('cell').last()).toHaveCSS('padding-inline-start', '12px');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGoodColours(page);
  await expectNoSidewaysScroll(page, [1440, 991, 360]);
  const opened = context.waitForEvent('page');
  await rows.nth(3).getByRole('link').click();
  await expect(await opened).toHaveURL(/\/en\/catalogue\?q=hamburgefonstiv$/);
});

test('the privacy page says that searches are counted, where they are', async ({ page, stopAfterTest }) => {
  await page.goto('privacy');
  await expect(page.getByRole('heading', { name: 'Ricerche senza risultato' })).toBeVisible();
  const without = await stopAfterTest(ChangedBackend.start(withoutExtensions));
  const web = await stopAfterTest(startWebApp(without.restUrl));
  await page.goto(`${web.url}/privacy`);
  await expect(page.getByRole('heading', { name: 'Registri' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ricerche senza risultato' })).toHaveCount(0);
});
