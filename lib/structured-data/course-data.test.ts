import { courses } from '@/components/course/testing/course-fixtures';
import type { UntrustedHtml } from '@/lib/model/html';
import { courseData, outcomeTexts, seriesData } from './course-data';

const html = (text: string) => text as UntrustedHtml;
const words = { title: 'Al-jabr', description: 'Sette secoli di equazioni', trailer: 'Video' };
const names = new Map([['0541', 'Matematica']]);
const site = 'http://localhost:3000/mooc/app';

describe('the structured data of a course', () => {
  const data = courseData(courses.complete, words, names);

  it('have what Google asks of a course', () => {
    expect(data).toMatchObject({
      '@type': 'Course',
      url: `${site}/courseDetails/12`,
      name: 'Al-jabr',
      description: 'Sette secoli di equazioni',
      provider: { '@type': 'CollegeOrUniversity', name: 'Università degli Studi di Palermo' },
      offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR' },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online', courseWorkload: 'PT15H' },
    });
  });

  it('say what the page says of languages, level, outcomes, topics and picture', () => {
    expect(data).toMatchObject({
      inLanguage: 'it',
      isAccessibleForFree: true,
      educationalLevel: { '@type': 'DefinedTerm', name: 'EQF 6' },
      teaches: ['Risolvere equazioni.'],
      about: [
        { name: 'Matematica', termCode: '0541' },
        { name: '9999', termCode: '9999' },
      ],
      image: `${site}/api/immagine/145`,
      associatedMedia: {
        '@type': 'MediaObject',
        description: words.description,
        thumbnailUrl: `${site}/api/immagine/145`,
        contentUrl: 'https://media.example.org/trailer.mp4',
        embedUrl: undefined,
      },
      hasCourseInstance: { inLanguage: 'it' },
    });
  });

  it('lead to the player of a trailer, and to the pictures of institution and teachers', () => {
    const of = (picture: string | null) => {
      const { complete } = courses;
      const institutions = complete.institutions.map((one) => ({ ...one, logoId: picture }));
      const teachers = complete.teachers.slice(0, 1).map((one) => ({ ...one, photoId: picture }));
      const videoUrl = 'https://www.youtube.com/watch?v=abcdefghijk';
      return courseData({ ...complete, institutions, teachers, videoUrl, imageId: picture }, words, names);
    };
    const dataWith = (image?: string) => ({
      provider: { logo: image },
      hasCourseInstance: { instructor: [{ image }] },
      associatedMedia: {
        ...{ thumbnailUrl: image, contentUrl: undefined },
        embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      },
    });
    expect(of('7')).toMatchObject(dataWith(`${site}/api/immagine/7`));
    expect(of(null)).toMatchObject(dataWith());
  });

  it('name topics in the language of the course', () => {
    const english = courseData({ ...courses.complete, language: 'en' }, words, names);
    expect(english).toMatchObject({ about: [{ name: 'Mathematics' }, { name: '9999' }] });
  });

  it('name the teachers in the order of the page, and the dates', () => {
    expect(data.hasCourseInstance).toMatchObject({
      startDate: '2020-10-22T00:00:00+02:00',
      endDate: '2099-01-19T23:59:59+01:00',
      courseSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'Weekly',
        repeatCount: 5,
        startDate: '2020-10-22T00:00:00+02:00',
      },
      instructor: [{ name: 'Nabil Ben Salah' }, { name: 'Ada Zanni' }, { name: 'Rosa Zanni' }],
    });
  });

  it('leave out a beginning after the end', () => {
    const course = { ...courses.complete, opensAt: Date.UTC(2030, 1, 1), closesAt: Date.UTC(2029, 1, 1) };
    expect(courseData(course, words, names).hasCourseInstance).toMatchObject({
      startDate: undefined,
      endDate: '2029-02-01T01:00:00+01:00',
    });
  });

  it('say nothing that a sparse course does not, as a thing that lacks nothing', () => {
    const sparse = JSON.parse(JSON.stringify(courseData(courses.sparse, words, names)));
    expect(Object.keys(sparse).sort()).toEqual(
      ['@type', 'url', 'name', 'description', 'isAccessibleForFree', 'offers'].sort(),
    );
    expect(sparse['@type']).toBe('LearningResource');
  });

  it.each([
    ['no workload', { workload: null }, 'LearningResource'],
    ['a workload in words only', { workload: html('quanto basta') }, 'LearningResource'],
    ['a range of hours', { workload: html('3-4 ore') }, 'LearningResource'],
    ['no institution', { institutions: [] }, 'LearningResource'],
    ['hours only', { workload: html('12 ore') }, 'Course'],
    ['weeks only', { workload: html('6 Wochen') }, 'Course'],
  ])('of one with %s are complete for their type', (_what, more, type) => {
    const { hasCourseInstance, coursePrerequisites, competencyRequired, ...data } = courseData(
      { ...courses.complete, ...more },
      words,
      names,
    );
    expect(data['@type']).toBe(type);
    expect(Boolean(hasCourseInstance)).toBe(type === 'Course');
    expect([coursePrerequisites, competencyRequired].filter(Boolean)).toEqual(['Nessuno.']);
  });

  it('name an English course, also a series, by its English page', () => {
    const english = { ...courses.complete, language: 'en' };
    expect(courseData(english, words, names).url).toBe(`${site}/en/courseDetails/12`);
    expect(seriesData(english, words, { size: 3, languages: ['en'] })).toMatchObject({
      '@type': 'Collection',
      url: `${site}/en/collectionCard/12`,
      collectionSize: 3,
      provider: { name: 'Università degli Studi di Palermo' },
    });
  });
});

describe('of several institutions and languages', () => {
  const provider = { name: 'Università degli Studi di Palermo', url: `${site}/aboutUniv/34` };

  it('a course names all, and leads to the page of the one in charge', () => {
    expect(courseData(courses.shared, words, names)).toMatchObject({
      provider,
      contributor: [{ name: 'Bari' }, { name: 'Lecce' }],
    });
  });

  it('a series names the one in charge, and all languages', () => {
    const list = { size: 2, languages: ['it', 'en'] };
    const data = seriesData(courses.shared, words, list);
    expect(data).toMatchObject({
      provider,
      inLanguage: ['it', 'en'],
    });
    expect(data).not.toHaveProperty('contributor');
    expect(seriesData(courses.shared, words, { ...list, languages: [] })).toMatchObject({ inLanguage: 'it' });
  });

  it('a teacher with a page is known by it', () => {
    const [teacher] = courses.complete.teachers;
    const course = { ...courses.complete, teachers: teacher ? [{ ...teacher, id: '8' }] : [] };
    const url = `${site}/teacher/8`;
    expect(courseData(course, words, names).hasCourseInstance).toMatchObject({ instructor: [{ url }] });
  });
});

describe('learning outcomes', () => {
  it('are the items of a list, without markup', () => {
    expect(outcomeTexts(html('<p>Saprai:</p><ul><li>Leggere <em>bene</em></li><li>Usare &lt;b&gt;</li></ul>'))).toEqual(
      ['Leggere bene', 'Usare <b>'],
    );
  });

  it('are every item of lists in lists', () => {
    expect(outcomeTexts(html('<ol><li>Uno<ul><li>Due</li></ul></li><li>  </li><li>Tre</li></ol>'))).toEqual([
      'Uno',
      'Due',
      'Tre',
    ]);
  });

  it('are nothing of what stands between the items', () => {
    expect(outcomeTexts(html('<ul>a<li>Uno</li>b<li>Due</li></ul>c'))).toEqual(['Uno', 'Due']);
  });

  it('are one text without a list, and none without words', () => {
    expect(outcomeTexts(html('<p>Leggere una <strong>carta</strong>.</p>'))).toEqual(['Leggere una carta.']);
    expect(outcomeTexts(html('<p><script>x</script></p>'))).toEqual([]);
  });
});
