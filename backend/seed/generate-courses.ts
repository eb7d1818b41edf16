import type { Catalogue } from './catalogue.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedCourse } from './types.ts';

const variations: Readonly<Record<string, readonly string[]>> = {
  IT: [
    'casi di studio',
    'secondo livello',
    'per chi insegna',
    'laboratorio',
    'nuova edizione',
    'percorso breve',
    'seminari',
  ],
  EN: ['case studies', 'advanced topics', 'for teachers', 'a workshop', 'new edition', 'the short course', 'seminars'],
};

/**
 * Generates courses as variations of those of a catalogue, with other titles, institutions, teachers and dates, sometimes in another
 * language, and without trailers. The same arguments give the same courses.
 * @param firstNumber number of the first course; numbers make keys and titles unique
 */
export function generateCourses(
  catalogue: Catalogue,
  count: number,
  randomSeed: string,
  firstNumber: number,
): SeedCourse[] {
  const random = createRandom(randomSeed);
  return Array.from({ length: count }, (_, index) => vary(catalogue, random, firstNumber + index));
}

function vary(catalogue: Catalogue, random: Random, number: number): SeedCourse {
  const base = random.pick(catalogue.courses);
  const other = random.pick(catalogue.courses);
  const language = random.chance(0.9) ? base.language : random.pick(['IT', 'EN', 'FR', 'ES', 'DE']);
  const variation = random.pick(variations[base.language] ?? variations.EN ?? ['']);
  const acronyms = catalogue.institutions.map(({ acronym }) => acronym);
  return {
    ...base,
    key: `${base.key}-${number}`,
    language,
    title: `${base.title}: ${variation} ${number}`,
    outcomes: other.outcomes ?? '',
    institutions: random.shuffle(acronyms).slice(0, random.chance(0.8) ? 1 : random.int(2, 4)),
    teachers: random.chance(0.5) ? base.teachers : other.teachers,
    categories: [...new Set([...base.categories, ...(random.chance(0.2) ? other.categories : [])])],
    targets: random.shuffle(catalogue.targets.map(({ slug }) => slug)).slice(0, random.int(1, 3)),
    eqf: String(random.int(3, 8)),
    featured: random.chance(0.02),
    trailer: undefined,
    publishedDaysAgo: random.int(0, 2000),
    ...dates(random),
  };
}

/** Random dates of all kinds: no end, no date at all, open, not yet open, closed. */
function dates(random: Random): Pick<SeedCourse, 'opensInDays' | 'closesInDays'> {
  const opensInDays = random.int(-400, 90);
  const closesInDays = opensInDays + random.int(30, 300);
  if (random.chance(0.6)) return { opensInDays, closesInDays };
  return random.chance(0.8) ? { opensInDays: Math.min(opensInDays, 0) } : {};
}
