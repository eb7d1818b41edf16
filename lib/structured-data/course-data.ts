import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import { calendarDays } from '@/lib/catalogue/availability';
import { iscedName } from '@/lib/catalogue/isced-name';
import { teacherName, teachersInOrder } from '@/lib/catalogue/teachers';
import { isoDuration, readEffort } from '@/lib/catalogue/workload';
import { env } from '@/lib/env/env';
import { keepAllowed } from '@/lib/html/sanitise';
import { plainText } from '@/lib/html/text';
import { isVideoFile, parseVideoEmbed } from '@/lib/html/video-embed';
import { momentInRome } from '@/lib/i18n/format';
import { pickText } from '@/lib/i18n/localized';
import { canonicalAddress, indexedLocale, pictureAddress } from '@/lib/metadata/canonical-address';
import type { Course, Teacher } from '@/lib/model/course';
import type { UntrustedHtml } from '@/lib/model/html';
import type { Locale } from '@/lib/model/locale';
import type { JsonLdNode } from './json-ld';

/** The texts about a course that the page chooses. */
export interface CourseWords {
  /** Plain text. */
  readonly title: string;
  /** Plain text, the same as in the page's metadata. */
  readonly description: string;
  /** Name of the video. */
  readonly trailer: string;
}

/** Italian names of the ISCED-F fields by code. */
type IscedNames = ReadonlyMap<string, string>;

const listMark = /<(\/?)(ul|ol|li)\b[^>]*>/;

/**
 * Structured data of a course (schema.org; Google, "Course info"). It is a `Course` when everything that Google requires is
 * known: the provider, and the workload or the number of weeks. Otherwise it is a `LearningResource`, which requires
 * neither.
 */
export function courseData(course: Course, words: CourseWords, iscedNames: IscedNames): JsonLdNode {
  const { minutes, weeks } = readEffort(course.workload ? plainText(course.workload) : '');
  const duration = minutes === null ? undefined : isoDuration(minutes);
  const isComplete = course.institutions.length > 0 && Boolean(duration ?? weeks);
  const locale = indexedLocale(course.language);
  const prerequisites = course.prerequisites ? plainText(course.prerequisites) : undefined;
  const topics = course.iscedCodes.map((code) =>
    termData('ISCED-F 2013', pickText(iscedName(code, iscedNames), locale)?.text ?? code, code),
  );
  const known = {
    ...workData(course, words),
    contributor: listed(course.institutions.slice(1).map(({ name }) => organisation(name))),
    url: canonicalAddress(course),
    educationalLevel: course.eqfLevel
      ? termData('European Qualifications Framework', `EQF ${course.eqfLevel}`)
      : undefined,
    teaches: course.learningOutcomes ? outcomeTexts(course.learningOutcomes) : undefined,
    about: listed(topics),
    timeRequired: duration,
    // The catalogue has only open courses (specification, section 1).
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'EUR' },
    associatedMedia: trailerData(course, words),
  };
  if (!isComplete) return { '@type': 'LearningResource', ...known, competencyRequired: prerequisites };
  const hasCourseInstance = instanceData(course, duration, weeks);
  return { '@type': 'Course', ...known, coursePrerequisites: prerequisites, hasCourseInstance };
}

/**
 * The `Collection` of a series, in the languages of its courses. The list of its courses is a separate node. It names only the
 * institution in charge, because naming all would exceed the weight limit of the page.
 */
export function seriesData(
  series: Course,
  words: Omit<CourseWords, 'trailer'>,
  courses: { readonly size: number; readonly languages: readonly string[] },
): JsonLdNode {
  const [language, ...others] = courses.languages;
  return {
    '@type': 'Collection',
    ...workData(series, words),
    url: canonicalAddress(series, true),
    ...(language && { inLanguage: others.length > 0 ? courses.languages : language }),
    collectionSize: courses.size,
  };
}

/** The common part of courses and series. `sdLicense` is the licence of these data; other licence fields would describe the course. */
function workData(course: Course, { title, description }: Omit<CourseWords, 'trailer'>) {
  return {
    sdLicense: env().dataLicence?.url,
    name: title,
    description,
    image: course.imageId ? pictureAddress(course.imageId) : undefined,
    provider: providerData(course),
    inLanguage: course.language ?? undefined,
    isAccessibleForFree: true,
  };
}

const listed = (nodes: readonly JsonLdNode[]) => (nodes.length > 0 ? nodes : undefined);

/** The learning outcomes of a course as plain texts: one for each list item, or the whole text when it has no list. */
export function outcomeTexts(html: UntrustedHtml): readonly string[] {
  // `split` also returns the groups of the pattern: text, closing slash, element, text, and so on.
  const [, ...parts] = keepAllowed(html).split(listMark);
  const items: string[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const isItem = parts[index] === '' && parts[index + 1] === 'li';
    const text = isItem ? plainText((parts[index + 2] ?? '') as UntrustedHtml) : '';
    if (text) items.push(text);
  }
  return items.length > 0 ? items : [plainText(html)].filter(Boolean);
}

const organisation = (name: string): JsonLdNode => ({ '@type': 'CollegeOrUniversity', name });

/** The institution in charge, with its page and logo. */
function providerData({ institutions: [inCharge], language }: Course): JsonLdNode | undefined {
  if (!inCharge) return undefined;
  const { id, name, logoId } = inCharge;
  const url = id === undefined ? undefined : absoluteAddress(routes(indexedLocale(language)).institutionPage(id));
  return { ...organisation(name), url, logo: logoId ? pictureAddress(logoId) : undefined };
}

function termData(set: string, name: string, termCode?: string): JsonLdNode {
  return { '@type': 'DefinedTerm', name, termCode, inDefinedTermSet: { '@type': 'DefinedTermSet', name: set } };
}

function teacherData(teacher: Teacher, locale: Locale): JsonLdNode {
  const image = teacher.photoId ? pictureAddress(teacher.photoId) : undefined;
  const url = teacher.id === undefined ? undefined : absoluteAddress(routes(locale).teacher(teacher.id));
  return { '@type': 'Person', name: teacherName(teacher), url, image };
}

function instanceData(course: Course, duration: string | undefined, weeks: number | null): JsonLdNode {
  const { language, teachers } = course;
  // In Rome's time, as on the page: in UTC, midnight in Rome is still the day before.
  const moment = (wanted: 'opens' | 'closes') => {
    const known = calendarDays(course).find(({ kind }) => kind === wanted);
    return known && momentInRome(known.time);
  };
  const dates = { startDate: moment('opens'), endDate: moment('closes') };
  const schedule = { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: weeks ?? undefined };
  return {
    '@type': 'CourseInstance',
    courseMode: 'online',
    courseWorkload: duration,
    courseSchedule: weeks ? { ...schedule, ...dates } : undefined,
    ...dates,
    inLanguage: language ?? undefined,
    instructor: listed(teachersInOrder(teachers).map((teacher) => teacherData(teacher, indexedLocale(language)))),
  };
}

/** The trailer. Its type is not `VideoObject`, which requires the upload date, and the contract has none. */
function trailerData(
  { videoUrl, imageId }: Course,
  { title, description, trailer }: CourseWords,
): JsonLdNode | undefined {
  if (!videoUrl) return undefined;
  const isFile = isVideoFile(videoUrl);
  return {
    '@type': 'MediaObject',
    name: `${trailer}: ${title}`,
    description,
    thumbnailUrl: imageId ? pictureAddress(imageId) : undefined,
    contentUrl: isFile ? videoUrl : undefined,
    embedUrl: isFile ? undefined : (parseVideoEmbed(videoUrl) ?? undefined),
    url: videoUrl,
  };
}
