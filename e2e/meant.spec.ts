import type { Page } from '@playwright/test';
import { results } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

// Texts that new visitors typed, and the courses that they meant.
test.use({ javaScriptEnabled: false });

const near = (page: Page) => page.getByRole('region', { name: 'Aree e corsi vicini' });
const search = (page: Page, text: string) => page.goto(`catalogue?q=${encodeURIComponent(text)}`);

/** The titles of the results, without the courses shown as close to the text. */
async function titles(page: Page): Promise<string[]> {
  const [all, others] = await Promise.all(
    [results(page), near(page)].map((part) => part.getByRole('article').getByRole('heading').allTextContents()),
  );
  return (all ?? []).slice(0, (all ?? []).length - (others ?? []).length);
}

for (const [text, first] of [
  ['programming', /^Programmare in Python/],
  ['cambiamento climatico', /^Climate Archives/],
  ['diritti umani', /^Migration, Asylum and Human Rights in Europe/],
  ['arte contemporanea', /^Curating Contemporary Art/],
  ['statistica per principianti', /^Statistics for Decisions under Uncertainty/],
  ['c++', /^Algoritmi e strutture dati/],
] as const) {
  test(`“${text}” finds the course that is meant first, in either language`, async ({ page }) => {
    await search(page, text);
    expect((await titles(page))[0]).toMatch(first);
  });
}

test('“ai” finds the courses on artificial intelligence; inside an Italian phrase it is a preposition', async ({
  page,
}) => {
  await search(page, 'ai');
  const [one, other] = await titles(page);
  expect([one, other]).toEqual([expect.stringMatching(/^AI in the Classroom/), expect.stringMatching(/^Capire l'IA/)]);
  await search(page, 'introduzione ai vulcani');
  const found = await titles(page);
  expect(found[0]).toMatch(/vulcan/i);
  expect(found).not.toContain(one);
});

test('“machine learnng” says what was searched for, and finds what is about it alone', async ({ page }) => {
  await search(page, 'machine learnng');
  await expect(results(page)).toContainText('Risultati per «machine learning». Cerca invece «machine learnng»');
  expect(await titles(page)).toEqual([
    expect.stringMatching(/^Machine Learning/),
    expect.stringMatching(/^Drawing with Code/),
  ]);
});

for (const [name, count] of [
  ['Priya', 1],
  ['Bandinelli', 1],
  ['Maria', 2],
] as const) {
  test(`“${name}” finds the courses of the teachers so named, and no name that looks like it`, async ({ page }) => {
    await search(page, name);
    const courses = await titles(page);
    expect(courses).toHaveLength(count);
    for (const title of courses) {
      await search(page, name);
      await results(page).getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('main')).toContainText(name);
    }
  });
}

test('“chitarra”, which no course is about, says so and leads to the courses of music', async ({ page }) => {
  await search(page, 'chitarra');
  await expect(results(page)).toContainText(
    'Nessun corso è su «chitarra»: quello qui sotto ne parla soltanto di passaggio.',
  );
  await expect(results(page)).not.toContainText('Cerca invece');
  await expect(near(page)).toContainText('Non rispondono alla ricerca «chitarra»');
  await expect(near(page).getByRole('link', { name: /^Musica \(/ })).toBeVisible();
  await expect(
    near(page)
      .getByRole('article')
      .filter({ hasText: /Jazz Harmony/ }),
  ).toHaveCount(1);
});

test('“psicologia” finds the course of that subject, and leads to what is near', async ({ page }) => {
  await search(page, 'psicologia');
  expect(await titles(page)).toEqual([expect.stringMatching(/^La salute mentale/)]);
  await expect(results(page)).not.toContainText('soltanto di passaggio');
  await expect(near(page)).toContainText('Non rispondono alla ricerca «psicologia»');
  await expect(
    near(page)
      .getByRole('article')
      .filter({ hasText: /invecchiamento/ }),
  ).toHaveCount(1);
});

for (const [text, course] of [
  ['videogiochi', /^Programmare in Python/],
  ['c#', /^Programmare in Python/],
] as const) {
  test(`“${text}”, which no course has, is not taken for another word and leads to what is near`, async ({ page }) => {
    await search(page, text);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Nessun corso');
    await expect(near(page).getByRole('article').filter({ hasText: course })).toHaveCount(1);
  });
}

test('“astrnomia”, a subject that is misspelt and that no course has, says so and leads to what is near', async ({
  page,
}) => {
  await search(page, 'astrnomia');
  await expect(results(page)).toContainText('Risultati per «astronomia». Cerca invece «astrnomia»');
  await expect(results(page)).toContainText('Questa parola non c’è in nessun corso: «astronomia».');
  await expect(near(page)).toContainText('Non rispondono alla ricerca «astronomia»');
  await expect(
    near(page)
      .getByRole('article')
      .filter({ hasText: /^Orbits and Missions/ }),
  ).toHaveCount(1);
});

test('a word of “informazioni” alone is found, below titles', async ({ page }) => {
  await search(page, 'quinquennale');
  expect(await titles(page)).toEqual([expect.stringMatching(/restaur/i)]);
});
