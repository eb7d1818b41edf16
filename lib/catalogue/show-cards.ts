import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/model/locale';
import { type CourseDates, nextChange } from './availability';
import { cached } from './cached';
import { cardInWords, membersOf } from './card-words';
import type { CourseCardData, PlainCourse } from './course-card';
import { readStateClock, type StateClock } from './page-clock';
import { readExtensions } from './read-extensions';

/** Maximum number of state changes after which one page reads again. */
const maxChanges = 10;

/** The dates that determine the states of cards; for a series, the dates of each of its courses. */
const datesOf = (cards: readonly PlainCourse[]) =>
  cards.flatMap<CourseDates>((card) => membersOf(card) ?? card.facts ?? []);

/**
 * Same as {@link cached}, for courses that were selected or sorted by their states: a result from before a state changed is
 * read again. While that fails, the last good result stays.
 *
 * @throws the error of `read` if nothing is cached
 */
export async function cachedByState<T extends { readonly cards: readonly PlainCourse[] }>(
  name: string,
  tags: string[],
  read: () => Promise<T>,
): Promise<T> {
  const readNow = async () => ({ ...(await read()), readAt: Date.now() });
  let answer = await cached(name, tags, readNow);
  for (let count = 0; count < maxChanges; count += 1) {
    const change = nextChange(datesOf(answer.cards), answer.readAt);
    if (change === null || change > Date.now()) break;
    const newer = await cached(`${name} since ${change}`, tags, readNow).catch(() => null);
    if (newer === null) break;
    answer = newer;
  }
  return answer;
}

/** Courses with their facts if the backend has the extension `course-facts`, otherwise without. */
export async function withSupportedFacts(courses: readonly PlainCourse[]): Promise<readonly PlainCourse[]> {
  if ((await readExtensions())['course-facts']) return courses;
  return courses.map(({ facts: _unasked, ...course }) => course);
}

/** Cards, and until when their states are valid. */
export interface ShownCards extends StateClock {
  readonly cards: readonly CourseCardData[];
}

/** Turns courses into cards with texts and current states. */
export async function showCards(courses: readonly PlainCourse[], locale: Locale): Promise<ShownCards> {
  const [known, t] = await Promise.all([withSupportedFacts(courses), getTranslations({ locale })]);
  const clock = await readStateClock(datesOf(known));
  return { ...clock, cards: known.map((course) => cardInWords(course, clock.now, { t, locale })) };
}
