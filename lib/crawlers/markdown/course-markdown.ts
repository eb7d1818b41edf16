import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import { effectiveDates } from '@/lib/catalogue/availability';
import type { Wording } from '@/lib/catalogue/card-words';
import { iscedName } from '@/lib/catalogue/isced-name';
import type { CoursePage } from '@/lib/catalogue/read-course-page';
import type { SeriesPage, SeriesStep } from '@/lib/catalogue/read-series';
import { teacherAddress, teacherName, teachersInOrder, teacherTexts } from '@/lib/catalogue/teachers';
import { plainText } from '@/lib/html/text';
import { dayInRome } from '@/lib/i18n/format';
import { pickText } from '@/lib/i18n/localized';
import type { Course } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/html';
import type { Locale } from '@/lib/model/locale';
import { htmlToMarkdown } from './html-to-markdown';
import { escapeText } from './inline-markdown';
import { cardLinks, joined, linkItem, markdownLink, pageLink } from './markdown-parts';

/** The content of a course's page, as Markdown. */
export function courseMarkdown(page: CoursePage, words: Wording): string {
  const { course, related } = page;
  const { t, locale } = words;
  const links = cardLinks(related ?? [], words);
  return joined([
    ...heading(course, words),
    institutionLinks(course.institutions, words),
    courseFacts(page, words),
    section(t('course.overview'), course.description),
    section(t('course.information'), course.information),
    teachers(course, words),
    section(t('course.outcomes'), course.learningOutcomes),
    section(t('course.activities'), course.activities),
    section(t('course.prerequisites'), course.prerequisites),
    section(t('course.assessment'), course.assessment),
    section(t('course.contacts'), course.contacts),
    links && `## ${t('course.related')}\n\n${links}`,
    pageLink(routes(locale).course(course.id)),
  ]);
}

/** The content of a series' page, as Markdown. */
export function seriesMarkdown({ series, brief, members }: SeriesPage, words: Wording): string {
  const { t, locale } = words;
  return joined([
    ...heading(series, words),
    institutionLinks(brief.institutions, words),
    factList([
      [t('course.availability'), brief.state?.text],
      [t('course.workload'), brief.effort],
      [t('series.opening'), brief.opening],
      costRow(words),
      [t('course.language'), brief.languages],
      [t('course.eqf'), brief.level],
    ]),
    series.description && htmlToMarkdown(series.description),
    `## ${t('series.members')}\n\n${cardLinks(members, words)}`,
    pageLink(routes(locale).series(series.id)),
  ]);
}

function heading({ title, subtitle }: Course, { t }: Wording): readonly string[] {
  // A subtitle may be only a picture.
  const words = subtitle === null ? '' : plainText(subtitle);
  return [`# ${escapeText(plainText(title) || t('card.untitled'))}`, words && `*${escapeText(words)}*`];
}

/** The institutions that offer a course, with links to those that have a page. */
function institutionLinks(institutions: Course['institutions'], { t, locale }: Wording) {
  const links = institutions.map(({ id, name }) =>
    id === undefined ? escapeText(name) : markdownLink(name, absoluteAddress(routes(locale).institutionPage(id))),
  );
  return links.length > 0 && `${t('course.offeredBy')}: ${links.join(', ')}`;
}

const section = (title: string, html: UntrustedHtml | null) => html && `## ${title}\n\n${htmlToMarkdown(html)}`;

type FactRow = readonly [label: string, value: string | null | undefined];

/** The known facts, one per line. */
const factList = (rows: readonly FactRow[]): string =>
  rows.flatMap(([label, value]) => (value ? [`- ${label}: ${escapeText(value)}`] : [])).join('\n');

/** The catalogue has only open courses (specification, section 1). Structured data and MOOChub also say so. */
const costRow = ({ t }: Wording): FactRow => [t('course.cost'), t('course.free')];

function courseFacts({ course, state, brief, seriesStep, iscedNames }: CoursePage, words: Wording): string {
  const { t, locale } = words;
  const names = (texts: Course['targets']) => texts.flatMap((text) => pickText(text, locale)?.text ?? []).join(', ');
  const topics = course.iscedCodes.map((code) => pickText(iscedName(code, iscedNames), locale)?.text ?? code);
  const { opensAt, closesAt } = effectiveDates(course);
  const known = factList([
    [t('course.availability'), state.text],
    [t('course.workload'), workloadWords(course, brief.parsedEffort, locale)],
    [t('course.opens'), opensAt === null ? null : dayInRome(opensAt)],
    [t('course.closes'), closesAt === null ? null : dayInRome(closesAt)],
    costRow(words),
    [t('course.language'), brief.languages],
    [t('course.eqf'), brief.level ?? course.eqfLevel],
    [t('course.target'), names(course.targets)],
    [t('course.topics'), topics.join(', ')],
  ]);
  const subjects = course.categories.flatMap(({ id, name }) => {
    const text = pickText(name, locale)?.text;
    return text ? markdownLink(text, absoluteAddress(routes(locale).category(id))) : [];
  });
  const links = [
    subjects.length > 0 && `- ${t('course.categories')}: ${subjects.join(', ')}`,
    seriesStep && stepLink(seriesStep, words),
    course.courseUrl && linkItem(t('course.openCourse'), course.courseUrl),
    course.videoUrl && linkItem(t('course.trailer'), course.videoUrl),
  ];
  return [known, ...links].filter(Boolean).join('\n');
}

/** Hours and weeks, or the editor's words where these are in the page's language and say more (“30 hours, at your own pace”). */
function workloadWords({ workload, language }: Course, parsed: string | null, locale: Locale): string | null {
  const written = workload && plainText(workload);
  if (!written || parsed === null) return written || parsed;
  return language === locale && written.length > parsed.length ? written : parsed;
}

function stepLink({ series, step, count }: SeriesStep, { t, locale }: Wording): string {
  const title = series.title || t('card.untitled');
  return linkItem(`${t('course.stepOf', { step, count })} ${title}`, absoluteAddress(routes(locale).series(series.id)));
}

function teachers(course: Course, { t, locale }: Wording): string | null {
  if (course.teachers.length === 0) return null;
  const blocks = teachersInOrder(course.teachers).map((teacher) => {
    const { department, biography } = teacherTexts(teacher, course.language);
    const name = `### ${markdownLink(teacherName(teacher), absoluteAddress(teacherAddress(teacher, locale)))}`;
    return joined([name, department && escapeText(department), biography && htmlToMarkdown(biography)]).trim();
  });
  return [`## ${t('course.teachers', { count: blocks.length })}`, ...blocks].join('\n\n');
}
