import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { InterfaceLanguage } from '@/lib/model/language';
import { type CourseDates, nextChange } from './availability';
import { cached } from './cached';
import { cardInWords, membersOf } from './card-words';
import type { CourseCardData, PlainCourse } from './course-card';
import { readStateClock, type StateClock } from './page-clock';
import { readExtensions } from './read-extensions';

/** Times that one page looks for what has changed since something was cached. */
const mostChanges = 10;

/** The days that decide the states of cards: of a series those of each of its courses. */
const datesOf = (cards: readonly PlainCourse[]) =>
  cards.flatMap<CourseDates>((card) => membersOf(card) ?? card.facts ?? []);

/**
 * As {@link cached}, for courses that were chosen or put in order by their states: what was read before one of these
 * changed is read again. While that fails, the last good answer stays.
 *
 * @throws what `read` throws while nothing is cached
 */
export async function cachedByState<T extends { readonly cards: readonly PlainCourse[] }>(
  name: string,
  tags: string[],
  read: () => Promise<T>,
): Promise<T> {
  const readNow = async () => ({ ...(await read()), readAt: Date.now() });
  let answer = await cached(name, tags, readNow);
  for (let count = 0; count < mostChanges; count += 1) {
    const change = nextChange(datesOf(answer.cards), answer.readAt);
    if (change === null || change > Date.now()) break;
    const newer = await cached(`${name} since ${change}`, tags, readNow).catch(() => null);
    if (newer === null) break;
    answer = newer;
  }
  return answer;
}

/** Courses with their facts where the backend says that it has them (extension `course-facts`). */
export async function knownFacts(courses: readonly PlainCourse[]): Promise<readonly PlainCourse[]> {
  if ((await readExtensions())['course-facts']) return courses;
  return courses.map(({ facts: _unasked, ...course }) => course);
}

/** Some cards, and how long their states stay true. */
export interface ShownCards extends StateClock {
  readonly cards: readonly CourseCardData[];
}

/** Cards in words, with their states of now. */
export async function showCards(courses: readonly PlainCourse[], locale: InterfaceLanguage): Promise<ShownCards> {
  const [known, t] = await Promise.all([knownFacts(courses), getTranslations({ locale })]);
  const clock = await readStateClock(datesOf(known));
  return { ...clock, cards: known.map((course) => cardInWords(course, clock.now, { t, locale })) };
}
