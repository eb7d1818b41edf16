import { iscedName } from '@/lib/catalogue/isced-name';
import { type Effort, isoDuration } from '@/lib/catalogue/workload';
import type { Institution } from '@/lib/model/institution';
import type { Locale } from '@/lib/model/locale';

/**
 * The format requires the licence of each course, but the REST contract has none, and without a licence all rights are
 * reserved. `DATA_LICENCE` cannot be used here: it covers the catalogue's data about the course, not the course.
 */
export const licence = [{ identifier: 'proprietary', url: null, contentUrl: null }] as const;

export const learningResourceType = {
  identifier: 'https://w3id.org/kim/hcrt/course',
  type: 'Concept',
  inScheme: 'https://w3id.org/kim/hcrt/scheme',
} as const;

/** What browsers leave in an address although RFC 3987 allows it only as an escape: `?id[]=3|4`, `?discount=50%`. */
const notInIri = /[\\^`{|}[\]]|%(?![\da-f]{2})/gi;

/** An address in the strict form that the schema requires. One wrong address would make a whole page of courses invalid. */
export function strictAddress(address: string): string {
  const { origin, pathname, search, hash } = new URL(address);
  const fragment = hash.replaceAll(/(?!^)#/g, '%23');
  return `${origin}${`${pathname}${search}${fragment}`.replaceAll(notInIri, encodeURIComponent)}`;
}

/** An institution in the MOOChub format. */
export function organisation({ name, website }: Pick<Institution, 'name' | 'website'>) {
  return { type: 'Organization', name, ...(website !== null && { url: strictAddress(website) }) };
}

/**
 * A field of ISCED-F 2013 with its names in both languages, the course's language first. A code without a name is used as
 * its own name.
 *
 * @param names Italian names by code
 * @param locale the course's language, English for a third one
 */
export function educationalAlignment(code: string, names: ReadonlyMap<string, string>, locale: Locale) {
  const byLocale = iscedName(code, names);
  const labels = (locale === 'it' ? (['it', 'en'] as const) : (['en', 'it'] as const)).flatMap((inLanguage) => {
    const name = byLocale[inLanguage];
    return name === null ? [] : { inLanguage, name };
  });
  return {
    type: 'EducationalAlignment',
    alignmentType: 'educationalSubject',
    educationalFramework: 'ISCED-F',
    educationalFrameworkVersion: '2013',
    shortCode: code,
    name: labels.length > 0 ? labels : [{ inLanguage: locale, name: code }],
    targetUrl: `http://data.europa.eu/esco/isced-f/${encodeURIComponent(code)}`,
  };
}

/** A level of the European Qualifications Framework. MOOChub does not know the EQF, but it knows ESCO, which uses EQF levels. */
export function educationalLevel(level: string) {
  return {
    type: 'EducationalLevel',
    educationalFramework: 'ESCO',
    educationalFrameworkVersion: '1.2',
    shortCode: level,
    name: [
      { inLanguage: 'en', name: `EQF level ${level}` },
      { inLanguage: 'it', name: `Livello EQF ${level}` },
    ],
    targetUrl: `http://data.europa.eu/snb/eqf/${encodeURIComponent(level)}`,
  };
}

/** Removes duplicates, because MOOChub's lists are sets. */
export function unique<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/**
 * The workload of a course: its weeks, with the hours per week rounded up, because the format requires whole numbers. When
 * the weeks are unknown, the hours of the whole course; empty when nothing is certain.
 */
export function moochubWorkload({ minutes, weeks }: Effort) {
  if (!weeks) return minutes === null ? {} : { duration: isoDuration(minutes) };
  const timeValue = Math.ceil((minutes ?? 0) / 60 / weeks);
  return {
    duration: `P${weeks}W`,
    ...(timeValue > 0 && { workload: { timeValue, timeUnit: 'h/week' } }),
  };
}
