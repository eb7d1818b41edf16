import { courses } from '@/components/course/testing/course-fixtures';
import { pointTo, restoreEnvironment } from '@/lib/api/testing/routes';
import type { Locale } from '@/lib/model/locale';

restoreEnvironment();

const site = 'https://courses.example.org/mooc/app';
const words = { title: 'Al-jabr', description: 'Sette secoli di equazioni', trailer: 'Video' };
const english = { ...courses.complete, language: 'en' };
const names = new Map([['0541', 'Matematica']]);

/** The nodes of a course, of a series and of the open data. */
async function nodesWith(setting: string) {
  pointTo('http://localhost:1');
  process.env.DATA_LICENCE = setting;
  const { courseData, seriesData } = await import('./course-data');
  const { catalogueDataset } = await import('./dataset');
  const { dataLicence } = (await import('../env/env')).env();
  const dataset = (locale: Locale) => catalogueDataset({ name: 'x', description: 'y' }, locale, dataLicence);
  return {
    courses: [courses.complete, courses.sparse, english].map((course) => courseData(course, words, names)),
    series: [courses.complete, english].map((series) => seriesData(series, words, { size: 3, languages: [] })),
    datasets: [dataset('it'), dataset('en')],
  };
}

it('claims no licence while none is stated: the open data lead to where that is said, courses say nothing of it', async () => {
  const { courses, series, datasets } = await nodesWith('');
  const said = [...courses, ...series, ...datasets].map(({ usageInfo, sdLicense, license }) => [
    usageInfo,
    sdLicense,
    license,
  ]);
  const addresses = [...Array(5), `${site}/legal#open-data`, `${site}/en/legal#open-data`];
  expect(said).toEqual(addresses.map((address) => [address, undefined, undefined]));
});

it.each([
  ['CC0-1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['https://example.org/terms Terms of use', 'https://example.org/terms'],
])('says of data, never of a course, that the licence is %s', async (setting, url) => {
  const { courses, series, datasets } = await nodesWith(setting);
  for (const node of [...courses, ...series]) {
    expect([node.sdLicense, node.license, node.usageInfo]).toEqual([url, undefined, undefined]);
  }
  for (const node of datasets) expect([node.license, node.usageInfo]).toEqual([url, undefined]);
});
