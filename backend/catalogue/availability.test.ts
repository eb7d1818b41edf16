import { type SQL, sql } from 'drizzle-orm';
import { parseWireEnd } from '@/lib/api/schemas/wire-date';
import { availabilityOf } from '@/lib/catalogue/availability';
import { seriesStateInWords } from '@/lib/catalogue/card-words';
import type { OpenDatabase } from '../database/database.ts';
import { courseSearch } from '../database/schema/search.ts';
import { emptyFolder } from '../testing/data-folders.ts';
import { openRemoteDatabase } from '../testing/remote-database.ts';
import { availabilities, availabilityConditions, nextOpening, shownEnd, timesOfSeries } from './availability.ts';

jest.setTimeout(180_000);

const { translations } = jest.requireActual('@/lib/api/testing/routes');

let open: OpenDatabase;
beforeAll(async () => {
  open = await openRemoteDatabase(await emptyFolder());
});
afterAll(() => open.close());

const now = Date.now();
const inDays = (days: number) => new Date(now + days * 86_400_000);
const dates = {
  unknown: { opensAt: null, closesAt: null },
  always: { opensAt: inDays(-9), closesAt: null },
  open: { opensAt: inDays(-9), closesAt: inDays(9) },
  soon: { opensAt: inDays(5), closesAt: inDays(50) },
  later: { opensAt: inDays(70), closesAt: null },
  closed: { opensAt: inDays(-9), closesAt: inDays(-1) },
  outOfOrder: { opensAt: inDays(9), closesAt: inDays(-9) },
  outOfOrderAhead: { opensAt: inDays(19), closesAt: inDays(9) },
};
type Kind = keyof typeof dates;
const kinds = Object.keys(dates) as Kind[];

type Row = Readonly<Record<'opensAt' | 'closesAt', Date | null>> & Partial<ReturnType<typeof timesOfSeries>>;
const indexed = (members: readonly Kind[]) => timesOfSeries(members.map((kind) => dates[kind]));

const wire = (kind: Kind) => ({
  opensAt: dates[kind].opensAt?.getTime() ?? null,
  closesAt: dates[kind].closesAt?.getTime() ?? null,
});

function combinations(length: number): readonly (readonly Kind[])[] {
  if (length === 0) return [[]];
  return combinations(length - 1).flatMap((some) => kinds.map((kind) => [...some, kind]));
}

/** The keys whose conditions hold for each row of the index, and the row's next opening in milliseconds. */
async function statesOf(rows: readonly Row[]) {
  const index = rows.map(
    (
      { opensAt, closesAt, memberTimes = null },
      row,
    ) => sql`select ${row}::int as row, ${sql.param(opensAt, courseSearch.opensAt)}::timestamptz as opens_at,
      ${sql.param(closesAt, courseSearch.closesAt)}::timestamptz as closes_at,
      ${memberTimes && sql.param(memberTimes, courseSearch.memberTimes)}::tstzrange[] as member_times`,
  );
  const keys = availabilities.map((key): SQL => sql`case when ${availabilityConditions[key]} then ${key}::text end`);
  return open.database
    .select({
      keys: sql<string[]>`array_remove(array[${sql.join(keys, sql`, `)}], null)`,
      opening: sql<number>`(extract(epoch from ${nextOpening}) * 1000)::float8`,
    })
    .from(sql`(${sql.join(index, sql` union all `)}) as course_search`)
    .orderBy(sql`row`);
}

/** The filter's keys for each state that a card can show. */
const keysFor: Readonly<Record<string, readonly string[]>> = {
  always: ['now', 'always'],
  open: ['now', 'open'],
  upcoming: ['upcoming'],
  closed: ['closed'],
  unknown: [],
};
const withoutSoon = ({ keys }: { readonly keys: readonly string[] }) => keys.filter((key) => key !== 'soon');

it('a course is in the state that its card says', async () => {
  const found = await statesOf(kinds.map((kind) => dates[kind]));
  expect(found.map(withoutSoon)).toEqual(kinds.map((kind) => keysFor[availabilityOf(wire(kind), now).state]));
  expect(found[kinds.indexOf('soon')]?.keys).toEqual(['soon', 'upcoming']);
});

it('a series is in the state that its card says, whatever its courses are together', async () => {
  const series = [1, 2, 3].flatMap(combinations);
  const found = await statesOf(series.map(indexed));
  const wording = { t: await translations.getTranslations({ locale: 'it' }), locale: 'it' } as const;
  const said = series.map((members) => seriesStateInWords(members.map(wire), now, wording).kind);
  expect(found.map((row, index) => [series[index], withoutSoon(row)])).toEqual(
    said.map((kind, index) => [series[index], keysFor[kind]]),
  );
  expect(new Set(said)).toEqual(new Set(Object.keys(keysFor)));
  const soon = found.flatMap(({ keys }, index) => (keys.includes('soon') ? [series[index]] : []));
  expect(soon.length).toBeGreaterThan(0);
  expect(soon.every((members) => members?.includes('soon'))).toBe(true);
});

it('a series between two of its courses opens with the next one', async () => {
  const [row] = await statesOf([indexed(['closed', 'later', 'soon'])]);
  expect(row).toEqual({ keys: ['soon', 'upcoming'], opening: dates.soon.opensAt.getTime() });
});

it.each([
  ['2026-11-29T00:00:00+01:00', '2026-11-29T22:59:59.000Z'],
  ['2026-07-31T00:00:00+02:00', '2026-07-31T21:59:59.000Z'],
  ['2026-03-29T00:00:00+01:00', '2026-03-29T21:59:59.000Z'],
  ['2026-10-25T00:00:00+02:00', '2026-10-25T22:59:59.000Z'],
  ['2026-11-29T00:00:01+01:00', '2026-11-28T23:00:01.000Z'],
  ['2026-11-29T00:00:00Z', '2026-11-29T00:00:00.000Z'],
  ['1970-01-01T00:00:00Z', undefined],
  ['1970-01-02T00:00:00+01:00', '1970-01-02T22:59:59.000Z'],
  ['9998-12-31T22:59:59Z', '9998-12-31T22:59:59.000Z'],
  ['9999-01-01T00:00:00+01:00', undefined],
  ['9999-12-31T23:30:00Z', undefined],
])('an end at %s is the one that the page shows: %s', (closesAt, end) => {
  const shown = shownEnd(new Date(closesAt));
  expect(shown?.toISOString()).toBe(end);
  expect(shown?.getTime() ?? null).toBe(parseWireEnd(Date.parse(closesAt)));
});
