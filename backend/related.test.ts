import { catalogue } from './seed/catalogue.ts';
import { getJson, search } from './testing/calls.ts';
import { page } from './testing/contract-shapes.ts';
import { type BackendOnEngine, engines, startOn } from './testing/engines.ts';

jest.setTimeout(180_000);

const shape = page.pick({ moocs: true });
const { courses } = catalogue;
const idOf = (key: string) => courses.findIndex((course) => course.key === key) + 1;
const keyOf = (id: number) => courses[id - 1]?.key;

describe.each(engines)('the courses related to a course on %s', (engine) => {
  let backend: BackendOnEngine;
  beforeAll(async () => {
    backend = await startOn(engine);
  });
  afterAll(() => backend.remove());

  const related = async (id: number | string, query = '') => {
    const { status, body } = await getJson(`${backend.rest}/mooc/moocVetrina/${id}/correlati${query}`);
    return { status, body, keys: status === 200 ? shape.parse(body).moocs.map(({ moocId }) => keyOf(moocId)) : [] };
  };

  it('are as many as the categories have, six at most, without series and the course itself', async () => {
    for (const [index, { categories }] of courses.entries()) {
      const others = courses.filter((other) => other !== courses[index] && sharesOne(other.categories, categories));
      const { keys } = await related(index + 1);
      expect(keys).toHaveLength(Math.min(others.length, 6));
      expect(others.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
    }
  });

  it.each([
    ['economia-ambiente', ['microeconomics-everyday', 'climate-archives', 'sustainable-finance']],
    ['machine-learning-foundations', ['statistics-under-uncertainty', 'python-da-zero']],
    ['paganini-capricci', ['jazz-harmony-keyboard', 'armonia-pratica']],
    ['electric-vehicle-engineering', ['smart-grids', 'idrogeno-filiera']],
    ['migration-asylum-rights', ['costituzione-spiegata', 'mafie-antimafia']],
    ['quantum-physics-curious', ['fisica-sotto-la-montagna', 'orbits-and-missions']],
    ['precorso-matematica', ['al-jabr-algebra', 'statistics-under-uncertainty']],
  ])('of %s begin with %j', async (key, nearest) => {
    const { keys } = await related(idOf(key));
    expect(keys.slice(0, 3)).toEqual(expect.arrayContaining(nearest));
  });

  it('share their fields of study more often than the first courses of the categories do', async () => {
    let [near, usual] = [0, 0];
    for (const [index, course] of courses.entries()) {
      if (course.isced.length === 0 || course.categories.length === 0) continue;
      const share = (keys: readonly (string | undefined)[]) =>
        keys.slice(0, 3).filter((key) => sharesOne(courses[idOf(key ?? '') - 1]?.isced ?? [], course.isced)).length;
      near += share((await related(index + 1)).keys);
      const { moocs } = await search(
        backend.rest,
        { soloMooc: true, moocIdEscluso: index + 1, moocsPerPagina: 3 },
        {
          filterCategoria: catalogue.categories
            .filter(({ slug }) => course.categories.includes(slug))
            .map(({ id }) => id),
        },
      );
      usual += share(moocs.map(({ moocId }) => keyOf(moocId)));
    }
    expect(near).toBeGreaterThan(usual * 1.5);
  });

  it('are as many as asked for', async () => {
    expect((await related(idOf('economia-ambiente'), '?limite=2')).keys).toHaveLength(2);
    expect((await related(1, '?limite=25')).status).toBe(400);
  });

  it.each([['99999'], ['0'], ['abc'], ['%00'], ['9'.repeat(30)]])(
    'are none of a course that is not there: %s',
    async (id) => {
      expect(await related(id)).toMatchObject({ status: 404, body: { message: expect.any(String) } });
    },
  );
});

const sharesOne = (one: readonly string[], other: readonly string[]) => one.some((item) => other.includes(item));
