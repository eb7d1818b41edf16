import { absoluteAddress } from '@/lib/addresses/absolute-address';
import { routes } from '@/lib/addresses/routes';
import { effectiveDates } from '@/lib/catalogue/availability';
import { teacherName } from '@/lib/catalogue/teachers';
import { readEffort } from '@/lib/catalogue/workload';
import { keepAllowed } from '@/lib/html/sanitise';
import { plainText } from '@/lib/html/text';
import { momentInRome } from '@/lib/i18n/format';
import { pickText } from '@/lib/i18n/localized';
import { canonicalAddress, pictureAddress } from '@/lib/metadata/canonical-address';
import type { Course, FullCourse, Teacher } from '@/lib/model/course';
import type { Locale } from '@/lib/model/locale';
import { courseUuid } from './course-identity';
import {
  educationalAlignment,
  educationalLevel,
  learningResourceType,
  licence,
  moochubWorkload,
  organisation,
  strictAddress,
  unique,
} from './moochub-parts';

/** Data that all courses of a document need. */
export interface MoochubContext {
  /** Name of the catalogue, which is the publisher of a course without an institution. */
  readonly catalogueName: string;
  /** The title of a course without one. */
  readonly untitled: Readonly<Record<Locale, string>>;
  /** Names of the ISCED-F fields by code. */
  readonly iscedNames: ReadonlyMap<string, string>;
}

/** A course in the MOOChub 3.0 format. Unknown facts are left out. */
export function moochubCourse({ course, institutions }: FullCourse, context: MoochubContext) {
  // For a course in a third language, texts that exist in two languages are in English (specification, sections 3 and 9).
  const locale: Locale = course.language === null || course.language === 'it' ? 'it' : 'en';
  const name = plainText(course.title) || context.untitled[locale];
  const catalogue = { name: context.catalogueName, website: absoluteAddress(routes('it').home) };
  const [creators = [catalogue]] = [institutions, course.institutions].filter(({ length }) => length > 0);
  const named = creators.map((one) => ({ website: null, ...one }));
  const [inCharge = catalogue] = named;
  return {
    id: courseUuid(course.id),
    type: 'Course',
    attributes: {
      name,
      courseCode: course.id,
      learningResourceType,
      courseMode: ['online'],
      url: canonicalAddress(course),
      publisher: organisation(inCharge),
      creator: unique(named.map(organisation)),
      instructor: unique(course.teachers.map((teacher) => instructor(teacher, locale, course.language))),
      license: licence,
      access: ['free'],
      offer: [{ price: 0, priceCurrency: 'EUR', paymentFrequency: 'one-time', category: 'course' }],
      ...content(course, locale),
      ...media(course, name),
      ...dates(course),
      ...classification(course, context.iscedNames, locale),
      ...moochubWorkload(readEffort(course.workload ? plainText(course.workload) : '')),
    },
  };
}

function instructor(
  { firstName, lastName, department, biography }: Teacher,
  locale: Locale,
  courseLanguage: string | null,
) {
  const about = pickText(biography, locale);
  const place = pickText(department, locale);
  return {
    type: 'Person',
    name: teacherName({ firstName, lastName }),
    ...(about && { description: markLanguage(keepAllowed(about.text), about.language, courseLanguage) }),
    ...(place && { affiliation: { type: 'Organization', name: place.text } }),
  };
}

/** Marks a text in another language than the course's, unless it is already marked. The format has no field for this. */
function markLanguage(html: string, language: Locale, courseLanguage: string | null): string {
  const isPlain = courseLanguage === null || courseLanguage === language || /^<div lang="[a-z]+">/.test(html);
  return isPlain ? html : `<div lang="${language}">${html}</div>`;
}

function content({ description, language, categories }: Course, locale: Locale) {
  const keywords = categories.flatMap(({ name }) => pickText(name, locale)?.text ?? []);
  return {
    ...(description && { description: keepAllowed(description) }),
    ...(language && { inLanguage: [language] }),
    ...(keywords.length > 0 && { keywords: unique(keywords) }),
  };
}

function media({ imageId, videoUrl, courseUrl }: Course, description: string) {
  return {
    ...(imageId && {
      image: { type: 'ImageObject', contentUrl: pictureAddress(imageId), description, license: licence },
    }),
    ...(videoUrl && {
      trailer: { type: 'VideoObject', contentUrl: strictAddress(videoUrl), description, license: licence },
    }),
    ...(courseUrl && { contentLocation: { name: 'online', url: strictAddress(courseUrl) } }),
  };
}

/** The dates of a course are those of its availability: its last day is both its end and its expiry. */
function dates(course: Course) {
  const { opensAt, closesAt } = effectiveDates(course);
  const iso = (time: number) => [momentInRome(time)];
  return {
    ...(opensAt !== null && { startDate: iso(opensAt) }),
    ...(closesAt !== null && { endDate: iso(closesAt), expires: iso(closesAt) }),
  };
}

function classification({ iscedCodes, eqfLevel }: Course, names: ReadonlyMap<string, string>, locale: Locale) {
  return {
    ...(iscedCodes.length > 0 && {
      educationalAlignment: unique(iscedCodes.map((code) => educationalAlignment(code, names, locale))),
    }),
    ...(eqfLevel && { educationalLevel: [educationalLevel(eqfLevel)] }),
  };
}
