import { titles } from './support/samples.ts';
import { holdScripts, waitForScripts } from './support/scripts-run.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

// A slow phone shows a page seconds before its scripts run. A search starts its scripts at once, other pages after the paint.
for (const address of ['catalogue', `catalogue?q=${encodeURIComponent(titles.rich)}`]) {
  test(`${address}: what was pressed before scripts run happens when they run, once for each control`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address, { waitUntil: 'commit' });
    const save = page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Salva/ });
    await save.click();
    await save.click();
    await page.getByRole('button', { name: 'Cambia tema chiaro o scuro' }).click();
    await page.getByRole('heading', { level: 1 }).click();
    release();
    await waitForScripts(page);
    await expect(save).toHaveAccessibleName(/^Salvato/);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toasts(page)).toContainText('Salvato su questo dispositivo');
    await save.click();
    await expect(save).toHaveAccessibleName(/^Salva:/);
  });
}
