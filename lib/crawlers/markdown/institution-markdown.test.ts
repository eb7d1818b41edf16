import { cards } from '@/components/cards/testing/card-fixtures';
import { teacher } from '@/components/course/testing/course-fixtures';
import { institutionMarkdown, institutionsMarkdown } from './institution-markdown';

const { translations } = jest.requireActual('@/lib/api/testing/routes');
const site = 'http://localhost:3000/mooc/app/en';
const words = async () => ({ t: await translations.getTranslations({ locale: 'en' }), locale: 'en' as const });

const bare = {
  ...{ id: '4', name: 'University *of* Bari', kind: 'university' as const },
  ...{ website: null, logoId: null, imageId: null },
};
const category = { id: '3', name: { it: 'Musica', en: 'Music' }, imageId: null, publishedCourses: 2 };
const nothing = { total: 0, openingSoon: [], courses: [], series: [], counts: {}, changesAt: null };

it('an institution has its website, courses, series, subjects and teachers', async () => {
  const page = {
    institution: { ...bare, city: 'Bari', website: 'https://www.uniba.it/it' },
    landing: { ...nothing, total: 3, openingSoon: [cards.upcoming], series: [cards.series] },
    subjects: [{ category, courses: 2 }],
    teachers: [{ ...teacher('Ada', 'Zanni'), id: '9', courses: 1 }],
  };
  expect(institutionMarkdown(page, await words())).toBe(
    [
      '# University \\*of\\* Bari',
      'University · Bari',
      '3 online courses and series, open to everyone',
      '- [Visit the website](https://www.uniba.it/it)',
      '## The courses',
      [
        `- [${cards.upcoming.title}](${site}/courseDetails/12.md): Apre l’8 dicembre 2026 · Università degli Studi dell’Aquila · 20 ore · 5 settimane · Intermedio (EQF 6) · Italiano, sottotitoli in inglese`,
        `- [${cards.series.title}](${site}/collectionCard/1002.md): 2 corsi aperti su 4; il prossimo apre l’8 dicembre 2098 · Università degli Studi dell’Aquila · Series · 4 courses · 88 ore · Italiano`,
      ].join('\n'),
      `- [All courses](${site}/catalogue?filterAteneo=4)`,
      `## Subjects\n\n- [Music](${site}/catalogue?filterAteneo=4&filterCategoria=3)`,
      `## Who teaches\n\n- [Ada Zanni](${site}/teacher/9)`,
      `<${site}/aboutUniv/4>\n`,
    ].join('\n\n'),
  );
});

it('leads to all courses only where not all are named', async () => {
  const landing = { ...nothing, total: 1, courses: [cards.course] };
  const page = { institution: bare, landing, subjects: [], teachers: [] };
  expect(institutionMarkdown(page, await words())).not.toContain('All courses');
});

it('of which nothing is known is its name, kind and page', async () => {
  const page = { institution: bare, landing: nothing, subjects: [], teachers: [] };
  expect(institutionMarkdown(page, await words())).toBe(
    `# University \\*of\\* Bari\n\nUniversity\n\n<${site}/aboutUniv/4>\n`,
  );
});

it('the list of institutions leads to the Markdown of each, with city and number of courses where they are known', async () => {
  const known = { ...bare, id: '5', city: 'Bari', publishedCourses: 3 };
  const text = institutionsMarkdown([bare, known], await words());
  expect(text).toContain(`- [University \\*of\\* Bari](${site}/aboutUniv/4.md)\n`);
  expect(text).toContain(`/aboutUniv/5.md): Bari · 3 courses and series\n`);
});
