import { cards } from '@/components/cards/testing/card-fixtures';
import { coursePage, courses, seriesPage, teacher } from '@/components/course/testing/course-fixtures';
import type { UntrustedHtml } from '@/lib/model/html';
import type { Locale } from '@/lib/model/locale';
import { courseMarkdown, seriesMarkdown } from './course-markdown';

const { translations } = jest.requireActual('@/lib/api/testing/routes');
const site = 'http://localhost:3000/mooc/app';

const wordsIn = async (locale: Locale) => ({ t: await translations.getTranslations({ locale }), locale });
const course = async (page: ReturnType<typeof coursePage>, locale: Locale = 'it') =>
  courseMarkdown(page, await wordsIn(locale));

it('a course of several institutions names them all, with the way to the pages that there are', async () => {
  expect(await course(coursePage(courses.shared))).toContain(
    `Offerto da: [Università degli Studi di Palermo](${site}/aboutUniv/34), [Bari](${site}/aboutUniv/3), Lecce\n`,
  );
});

it('a course and a series have each of their texts under its heading, and no heading without a text', async () => {
  const headings = Object.entries({
    ...{ description: 'overview', information: 'information', learningOutcomes: 'outcomes', activities: 'activities' },
    ...{ prerequisites: 'prerequisites', assessment: 'assessment', contacts: 'contacts' },
  });
  const texts = Object.fromEntries(headings.map(([name]) => [name, `<p>Testo: ${name}</p>` as UntrustedHtml]));
  const { t, locale } = await wordsIn('it');
  const whole = await course(coursePage({ ...courses.complete, ...texts }));
  for (const [name, heading] of headings) expect(whole).toContain(`\n## ${t(`course.${heading}`)}\n\nTesto: ${name}\n`);
  expect(await course(coursePage(courses.sparse, { related: [] }))).not.toContain('\n## ');
  const page = seriesPage();
  const series = { ...page.series, ...texts };
  expect(seriesMarkdown({ ...page, series }, { t, locale })).toContain('\n\nTesto: description\n\n');
});

it('a course leads to where it is held, and to its trailer', async () => {
  const more = { courseUrl: 'https://a.example/corso', videoUrl: 'https://a.example/v.mp4' };
  const text = await course(coursePage({ ...courses.complete, ...more }));
  for (const address of Object.values(more)) expect(text).toContain(`](${address})\n`);
  const none = await course(coursePage({ ...courses.complete, courseUrl: null, videoUrl: null }));
  expect(none).not.toContain('null');
});

it('a course says that it is free, its days as machines read them, and its effort as the page does', async () => {
  const page = coursePage(courses.complete);
  const text = await course(page);
  for (const line of ['Costo: gratuito', 'Apertura: 2020-10-22', 'Chiusura: 2099-01-19'])
    expect(text).toContain(`\n- ${line}\n`);
  expect(text).toContain('\n- Impegno richiesto: 15 ore · 5 settimane\n');
  const raw = await course({ ...page, brief: { ...page.brief, parsedEffort: null } }, 'en');
  expect(raw).toContain(': 15 ore, 5 settimane\n');
  expect(raw).toContain('\n- Cost: free\n');
});

it('a course keeps what its workload says besides hours and weeks, where it is in the language of the page', async () => {
  const workload = '15 ore, 5 settimane, esclusa la pratica' as UntrustedHtml;
  const page = coursePage({ ...courses.complete, workload });
  expect(await course(page)).toContain('\n- Impegno richiesto: 15 ore, 5 settimane, esclusa la pratica\n');
  expect(await course(page, 'en')).toContain('\n- Workload: 15 ore · 5 settimane\n');
});

it('a course has no opening after its end', async () => {
  const page = coursePage({ ...courses.complete, opensAt: Date.UTC(2099, 5, 1), closesAt: Date.UTC(2099, 0, 19) });
  const text = await course(page);
  expect(text).toContain('\n- Chiusura: 2099-01-19\n');
  expect(text).not.toContain('- Apertura');
});

it('a course has no line for a subtitle without words, such as only a picture', async () => {
  const subtitle = '<p><img src="/a.png"></p>' as UntrustedHtml;
  expect(await course(coursePage({ ...courses.complete, subtitle }))).not.toMatch(/^\*+$/m);
});

it('a course has a level that is none of the EQF as it is, and a word for its series without a title', async () => {
  const page = coursePage({ ...courses.complete, eqfLevel: 'Master' });
  const series = { id: '1002', title: '', language: null };
  const seriesStep = { series, step: 1, count: 2, previous: null, next: null };
  const text = await course({ ...page, brief: { ...page.brief, level: null }, seriesStep });
  expect(text).toContain('\n- Livello EQF: Master\n');
  expect(text).toContain(`\n- [Corso 1 di 2 della serie Corso senza titolo](${site}/collectionCard/1002)\n`);
});

it('a teacher leads to the page of all courses of theirs, or to a search for the name', async () => {
  const teachers = [{ ...teacher('Rosa', 'Zanni'), id: '9' }, teacher('Ada', 'Zanni')];
  const text = await course(coursePage({ ...courses.complete, teachers }), 'en');
  expect(text).toContain(`\n### [Rosa Zanni](${site}/en/teacher/9)\n`);
  expect(text).toContain(`\n### [Ada Zanni](${site}/en/catalogue?q=Ada+Zanni)\n`);
});

it('each course of a series and each related course has the state and the facts of its card', async () => {
  const facts = '20 ore · 5 settimane · Intermedio (EQF 6) · Italiano, sottotitoli in inglese';
  const state = 'Aperto fino al 12 gennaio 2027';
  const series = seriesMarkdown(seriesPage(), await wordsIn('it'));
  expect(series).toContain(`/courseDetails/13.md): ${state} · Università degli Studi dell’Aquila · ${facts}\n`);
  const related = await course(coursePage(courses.complete));
  expect(related).toContain(
    `/courseDetails/41.md): ${state} · Politecnico di Torino, Politecnico di Milano · ${facts}\n`,
  );
});

it('the subjects of a course lead to all courses of each', async () => {
  expect(await course(coursePage(courses.complete), 'en')).toContain(
    `\n- Subjects: [Science](${site}/en/catalogue?filterCategoria=12)\n`,
  );
});

it('a card of which nothing is known is only its link', async () => {
  expect(await course(coursePage(courses.complete, { related: [cards.bare] }))).toMatch(/\n- \[[^\n]+\.md\)\n/);
});

it('a series says that it is free, and what opens next', async () => {
  const text = seriesMarkdown(seriesPage(), await wordsIn('it'));
  for (const line of ['Costo: gratuito', 'Prossima apertura: Il corso 2 apre l’8 dicembre 2098'])
    expect(text).toContain(`\n- ${line}\n`);
});
