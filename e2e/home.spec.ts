import { holdFonts } from './support/fonts.ts';
import { wideScreen } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test.describe('the hero', () => {
  test('shows a still picture first and plays its film when all else is loaded', async ({ page }) => {
    await page.goto('home');
    const hero = page.getByRole('main').locator('header').first();
    await expect(hero.locator('picture img')).toHaveAttribute('fetchpriority', 'high');
    const pause = hero.getByRole('button', { name: 'Ferma il video di sfondo' });
    await expect(pause).toBeVisible();
    const box = await pause.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await pause.click();
    await expect.poll(() => hero.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await hero.getByRole('button', { name: 'Avvia il video di sfondo' }).click();
    await expect.poll(() => hero.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  });

  test('asks for no film when the visitor wants no motion', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => /hero\.(webm|mp4)$/.test(request.url()) && films.push(request.url()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('home', { waitUntil: 'networkidle' });
    expect(films).toEqual([]);
    await expect(page.locator('video')).toHaveCount(0);
  });

  test('leads to the courses of a category', async ({ page }) => {
    await page.goto('home');
    await page.getByRole('navigation', { name: 'Aree' }).getByRole('link', { name: 'Musica' }).click();
    await expect(page).toHaveURL(/\/catalogue\?filterCategoria=3$/);
  });
});

test.describe('the partners', () => {
  test.use({ viewport: wideScreen });

  test('pass by four at a time, by themselves until they are paused, and lead to their courses', async ({ page }) => {
    await page.goto('home');
    const partners = page.getByRole('group', { name: 'Chi insegna qui' });
    const first = partners.getByRole('link').first();
    await first.scrollIntoViewIfNeeded();
    const pause = partners.getByRole('button', { name: 'Ferma lo scorrimento automatico' });
    await expect(pause).toBeVisible();
    await expect.poll(() => visibleSlides(partners)).toBe(4);
    const start = await partners.getByRole('group').first().boundingBox();
    const place = async () => (await partners.getByRole('group').first().boundingBox())?.x;
    await expect.poll(place).not.toBe(start?.x);
    await pause.click();
    await expect(partners.getByRole('button', { name: 'Avvia lo scorrimento automatico' })).toBeVisible();
    await partners.getByRole('button', { name: 'Successivo' }).focus();
    await first.focus();
    await expect(first).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalogue\?filterAteneo=\d+$/);
  });
});

/** The number of fully visible slides of a carousel. */
function visibleSlides(carousel: import('@playwright/test').Locator): Promise<number> {
  return carousel.evaluate((element) => {
    const slides = [...element.querySelectorAll('[role=group][aria-label]')];
    const view = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
    if (!view) return 0;
    return slides.filter(({ firstElementChild }) => {
      const rect = firstElementChild?.getBoundingClientRect();
      return rect && rect.left >= view.left - 1 && rect.right <= view.right + 1;
    }).length;
  });
}

test.describe('the featured courses', () => {
  for (const [width, cards] of [
    [1440, 5],
    [1350, 4],
    [1100, 3],
    [890, 2],
    [610, 1],
    [320, 1],
  ] as const) {
    test(`are ${cards} at a width of ${width} px, and the page does not scroll sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('home');
      const carousel = page.getByRole('group', { name: 'Corsi in primo piano' });
      await expect.poll(() => visibleSlides(carousel)).toBe(cards);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });
  }

  test('turn their pages at the buttons and with the focus, and say which one is shown', async ({ page }) => {
    await page.setViewportSize(wideScreen);
    await page.goto('home');
    const carousel = page.getByRole('group', { name: 'Corsi in primo piano' });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('status')).toHaveText(/^Pagina 1 di \d+$/);
    await expect(carousel.getByRole('button', { name: 'Precedente' })).toHaveAttribute('aria-disabled', 'true');
    await carousel.getByRole('button', { name: 'Successivo' }).click();
    await expect(carousel.getByRole('status')).toHaveText(/^Pagina 2 di \d+$/);
    const eleventh = carousel.getByRole('heading').nth(10).getByRole('link');
    await eleventh.focus();
    await expect(carousel.getByRole('status')).toHaveText(/^Pagina 3 di \d+$/);
    await expect(eleventh).toBeInViewport();
  });

  test('are on the page that the visitor left for a course', async ({ page }) => {
    await page.setViewportSize(wideScreen);
    await page.goto('home');
    const carousel = page.getByRole('group', { name: 'Corsi in primo piano' });
    await carousel.scrollIntoViewIfNeeded();
    await carousel.getByRole('button', { name: 'Successivo' }).click();
    await carousel.getByRole('button', { name: 'Successivo' }).click();
    await expect(carousel.getByRole('status')).toHaveText(/^Pagina 3 di \d+$/);
    await carousel.getByRole('heading').nth(10).getByRole('link').click();
    await page.waitForURL(/courseDetails|collectionCard/);
    await page.goBack();
    await expect(carousel.getByRole('status')).toHaveText(/^Pagina 3 di \d+$/);
    await expect(carousel.getByRole('heading').nth(10)).toBeInViewport();
  });

  for (const fonts of ['there', 'late'] as const) {
    test(`do not move the page when the others are loaded, with fonts that are ${fonts}`, async ({ page }) => {
      await page.setViewportSize(wideScreen);
      const release = await holdFonts(page);
      if (fonts === 'there') release();
      await page.goto('home', { waitUntil: fonts === 'there' ? 'load' : 'domcontentloaded' });
      if (fonts === 'there') await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // A page painted before its fonts arrive keeps the system fonts.
      else await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const mission = page.locator('#mission-title');
      const top = () => mission.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
      const before = await top();
      release();
      const carousel = page.getByRole('group', { name: 'Corsi in primo piano' });
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.getByRole('status')).toHaveText(/^Pagina 1 di \d+$/);
      await expect.poll(() => carousel.getByRole('article').count()).toBeGreaterThan(6);
      expect(await top()).toBe(before);
    });
  }

  test('stay, with a message, when the others cannot be loaded', async ({ page, expectProblem }) => {
    expectProblem(/503|Service Unavailable/);
    await page.route('**/api/courses?*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Il servizio riposa' } }),
    );
    await page.goto('home');
    const featured = page.locator('#featured');
    await featured.scrollIntoViewIfNeeded();
    await expect(featured.getByRole('button', { name: 'Riprova' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('alert').getByText('Errore nel caricamento dei corsi').first()).toBeVisible();
    expect(await featured.getByRole('article').count()).toBe(6);
  });
});

test('a university tab narrows the second carousel, and clears it when chosen again', async ({ page }) => {
  await page.setViewportSize(wideScreen);
  await page.goto('home');
  const section = page.locator('#by-institution');
  await section.scrollIntoViewIfNeeded();
  await expect.poll(() => section.getByRole('article').count()).toBeGreaterThan(6);
  const all = await section.getByRole('article').count();
  const tab = section.getByRole('button', { name: /^Politecnico di Milano/ });
  const count = Number((await tab.textContent())?.match(/\d+$/)?.[0]);
  const first = section.getByRole('article').first();
  await section.getByRole('button', { name: 'Successivo' }).click();
  await expect(first).not.toBeInViewport();
  await tab.click();
  await expect(first).toBeInViewport({ ratio: 0.5 });
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
  await expect(section.getByRole('article')).toHaveCount(count);
  await tab.press('Enter');
  await expect(tab).toHaveAttribute('aria-pressed', 'false');
  await expect(section.getByRole('article')).toHaveCount(all);
});

test('on a phone the tab that has the focus is in sight as far as it fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('home');
  const tabs = page.getByRole('list', { name: 'Mostra i corsi di un ateneo' }).getByRole('button');
  await tabs.first().focus();
  for (let number = 1; number < 12; number += 1) {
    await page.keyboard.press('Tab');
    await expect(tabs.nth(number)).toBeFocused();
    const { left, right } = await tabs.nth(number).evaluate((tab) => tab.getBoundingClientRect());
    expect(Math.min(right, 360) - Math.max(left, 0), `tab ${number}`).toBeGreaterThanOrEqual(
      Math.min(right - left, 320),
    );
  }
});

test('every part of the page stands in its order', async ({ page }) => {
  await page.goto('home');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Chi insegna qui',
    'Si aprono presto',
    'Corsi in primo piano',
    'Conoscenza pubblica, senza barriere',
    'Esplora per area',
    'Ateneo per ateneo',
    'Perché imparare qui',
    'Domande frequenti',
  ]);
  await page.getByRole('link', { name: 'Scopri il progetto' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: wideScreen });

  test('carousels are rows that scroll, tabs are links, and no button is dead', async ({ page }) => {
    await page.goto('home');
    // The search's submit button is the only one, because it works without scripts.
    const main = page.getByRole('main');
    await expect(main.getByRole('search').getByRole('button')).toHaveCount(1);
    await expect(main.getByRole('button')).toHaveCount(1);
    const partners = page.getByRole('group', { name: 'Chi insegna qui' });
    const last = partners.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page
      .locator('#by-institution')
      .getByRole('link', { name: /^Politecnico di Milano/ })
      .click();
    await expect(page).toHaveURL(/\/catalogue\?filterAteneo=\d+$/);
  });
});
