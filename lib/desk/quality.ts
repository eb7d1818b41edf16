import { isFrontPage } from '@/lib/addresses/front-page';
import { plainText } from '@/lib/html/text';
import type { Course } from '@/lib/model/course';
import { lineTexts, type TextName, textsOf } from '@/lib/model/course-texts';
import type { LocalizedText } from '@/lib/model/locale';
import { changesOf } from './html-changes';

/** A part of a course that can have an issue. */
type PlaceName = TextName | 'courseUrl' | 'videoUrl' | 'targets' | 'categories' | 'teachers' | 'language';

/** The place of an issue in a course. */
export interface Place {
  readonly name: PlaceName;
  /** More detail, such as the elements that were removed. */
  readonly detail?: string;
}

/** One defect of a course. */
export interface Issue {
  readonly kind: IssueKind;
  /** Empty when the kind says everything. */
  readonly where: readonly Place[];
}

/** The data that the rules need besides the course. */
export interface QualityContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly categoryIds: ReadonlySet<string>;
}

/** Limits in characters: one line of a card, and a text that readers still accept. The specification sets no limit. */
const maxLine = 120;
const maxText = 4000;

type Rule = (course: Course, context: QualityContext) => readonly Place[] | null;

const when = (wrong: boolean): readonly Place[] | null => (wrong ? [] : null);
const found = (where: readonly Place[]): readonly Place[] | null => (where.length > 0 ? where : null);
const lacksEnglish = (text: LocalizedText): boolean => text.it !== null && text.en === null;

/** An unencrypted address. Addresses of this machine, as in the demonstration, are excepted: their traffic never leaves it. */
const openAddress = /^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?:[:/]|$))/;

/** Links in the texts that the sanitiser refuses, and unencrypted addresses. */
function unsafeLinks(course: Course): readonly Place[] | null {
  const refused = textsOf(course).filter(({ html }) => changesOf(html).unsafeAddress);
  const open = (['courseUrl', 'videoUrl'] as const).filter((name) => openAddress.test(course[name] ?? ''));
  return found([...refused.map(({ name }) => ({ name })), ...open.map((name) => ({ name, detail: 'http' }))]);
}

/** A link to the front page of a site, where readers must search for the course. */
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

/** Checks only the texts that the contract has in both languages; a course's own texts exist in one language. */
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
  const long = measured.filter(({ name, length }) => length > (lineTexts.includes(name) ? maxLine : maxText));
  return found(long.map(({ name, length }) => ({ name, detail: String(length) })));
}

function unknownCategories({ categories }: Course, { categoryIds }: QualityContext): readonly Place[] | null {
  if (categories.length === 0) return [];
  const unknown = categories.filter(({ id }) => !categoryIds.has(id));
  return found(unknown.map(({ id }) => ({ name: 'categories', detail: id })));
}

/** The rule of each kind of issue, the most serious first. */
const rules = {
  unsafeLink: unsafeLinks,
  noLink: ({ courseUrl }) => when(courseUrl === null),
  frontPageLink: frontPage,
  closed: ({ closesAt }, { now }) => when(closesAt !== null && closesAt < now),
  cleanedHtml: cleaned,
  noDescription: ({ description }) => when(description === null),
  noEnglish: englishGaps,
  noPicture: ({ imageId }) => when(imageId === null),
  noTeacher: ({ teachers }) => when(teachers.length === 0),
  unknownCategory: unknownCategories,
  textTooLong: tooLong,
} satisfies Readonly<Record<string, Rule>>;

/** The kinds of issues. */
type IssueKind = keyof typeof rules;

/** All kinds of issues, the most serious first. */
export const issueKinds = Object.keys(rules) as readonly IssueKind[];

/** The issues of a course, the most serious first. */
export function findIssues(course: Course, context: QualityContext): readonly Issue[] {
  return issueKinds.flatMap((kind) => {
    const rule: Rule = rules[kind];
    const where = rule(course, context);
    return where === null ? [] : [{ kind, where }];
  });
}
