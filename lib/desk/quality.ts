import { isFrontPage } from '@/lib/addresses/front-page';
import { plainText } from '@/lib/html/text';
import type { Course } from '@/lib/model/course';
import type { LocalizedText } from '@/lib/model/language';
import { lineTexts, type TextName, textsOf } from './course-texts';
import { changesOf } from './html-changes';

/** A part of a course that an issue can be about. */
type PlaceName = TextName | 'courseUrl' | 'videoUrl' | 'targets' | 'categories' | 'teachers' | 'language';

/** Where to look for an issue. */
export interface Place {
  readonly name: PlaceName;
  /** Such as the elements that were taken away. */
  readonly detail?: string;
}

/** One thing that is wrong with a course. */
export interface Issue {
  readonly kind: IssueKind;
  /** Empty when the kind says it all. */
  readonly where: readonly Place[];
}

/** What a course is judged by. */
export interface QualityContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly categoryIds: ReadonlySet<string>;
}

/** Characters that fit on one line of a card, and characters that readers put up with; the specification sets no limit. */
const longestLine = 120;
const longestText = 4000;

type Rule = (course: Course, context: QualityContext) => readonly Place[] | null;

const when = (wrong: boolean): readonly Place[] | null => (wrong ? [] : null);
const found = (where: readonly Place[]): readonly Place[] | null => (where.length > 0 ? where : null);
const lacksEnglish = (text: LocalizedText): boolean => text.it !== null && text.en === null;

/** An address that is not encrypted. One on this machine, as in the demonstration, never leaves it. */
const openAddress = /^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/;

/** Links inside the texts that the sanitiser refuses, and addresses that are not encrypted. */
function unsafeLinks(course: Course): readonly Place[] | null {
  const refused = textsOf(course).filter(({ html }) => changesOf(html).unsafeAddress);
  const open = (['courseUrl', 'videoUrl'] as const).filter((name) => openAddress.test(course[name] ?? ''));
  return found([...refused.map(({ name }) => ({ name })), ...open.map((name) => ({ name, detail: 'http' }))]);
}

/** A link that leads to a site and leaves it to the reader to find the course there. */
function frontPage({ courseUrl }: Course): readonly Place[] | null {
  if (courseUrl === null || !isFrontPage(courseUrl)) return null;
  return [{ name: 'courseUrl', detail: new URL(courseUrl).host }];
}

function cleaned(course: Course): readonly Place[] | null {
  const texts = textsOf(course).map(({ name, html }) => ({ name, removed: changesOf(html).removed }));
  return found(
    texts
      .filter(({ removed }) => removed.length > 0)
      .map(({ name, removed }) => ({ name, detail: removed.join(', ') })),
  );
}

/** A course's own texts exist in one language; only texts that the contract has in both are looked at. */
function englishGaps(course: Course): readonly Place[] | null {
  const teachers = course.teachers.some(
    ({ department, biography }) => lacksEnglish(department) || lacksEnglish(biography),
  );
  const gaps = {
    language: course.language !== 'en' && !course.subtitleLanguages.includes('en'),
    teachers,
    targets: course.targets.some(lacksEnglish),
    categories: course.categories.some(({ name }) => lacksEnglish(name)),
  };
  return found(
    (['language', 'teachers', 'targets', 'categories'] as const).filter((name) => gaps[name]).map((name) => ({ name })),
  );
}

function tooLong(course: Course): readonly Place[] | null {
  const measured = textsOf(course).map(({ name, html }) => ({ name, length: plainText(html).length }));
  const long = measured.filter(({ name, length }) => length > (lineTexts.includes(name) ? longestLine : longestText));
  return found(long.map(({ name, length }) => ({ name, detail: String(length) })));
}

function unknownCategories({ categories }: Course, { categoryIds }: QualityContext): readonly Place[] | null {
  if (categories.length === 0) return [];
  const unknown = categories.filter(({ id }) => !categoryIds.has(id));
  return found(unknown.map(({ id }) => ({ name: 'categories', detail: id })));
}

/** A rule for every kind of issue, the gravest first. */
const rules = {
  unsafeLink: unsafeLinks,
  noLink: ({ courseUrl }) => when(courseUrl === null),
  frontPageLink: frontPage,
  expired: ({ closesAt }, { now }) => when(closesAt !== null && closesAt < now),
  cleanedHtml: cleaned,
  noDescription: ({ description }) => when(description === null),
  noEnglish: englishGaps,
  noPicture: ({ imageId }) => when(imageId === null),
  noTeacher: ({ teachers }) => when(teachers.length === 0),
  unknownCategory: unknownCategories,
  textTooLong: tooLong,
} satisfies Readonly<Record<string, Rule>>;

/** What can be wrong with a course. */
type IssueKind = keyof typeof rules;

/** Every kind of issue, the gravest first. */
export const issueKinds = Object.keys(rules) as readonly IssueKind[];

/** What is wrong with a course, the gravest first. */
export function findIssues(course: Course, context: QualityContext): readonly Issue[] {
  return issueKinds.flatMap((kind) => {
    const rule: Rule = rules[kind];
    const where = rule(course, context);
    return where === null ? [] : [{ kind, where }];
  });
}
