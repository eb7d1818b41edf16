import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { PageAddress } from '@/lib/addresses/routes';
import { excerpt, firstExcerpt, plainText } from '@/lib/html/text';
import { listInWords } from '@/lib/i18n/format';
import { currentLocale } from '@/lib/i18n/locale';
import type { Course } from '@/lib/model/course';
import { indexedLocale } from './canonical-address';
import { documentTitle } from './document-title';
import { pageMetadata } from './metadata';

/** Length of a description that search engines show, in characters. */
const descriptionLength = 160;

/** Length of a title that search engines show, in characters; a longer title omits the site's name. */
const titleLength = 65;

/** The title of a course or series as plain text; a general one when it has none. */
export async function courseTitle({ title }: Pick<Course, 'title'>): Promise<string> {
  const t = await getTranslations('card');
  return plainText(title) || t('untitled');
}

/** A course or series in a sentence: its own subtitle or description, otherwise a general sentence. */
export async function courseDescription(course: Course): Promise<string> {
  const words = firstExcerpt([course.subtitle, course.description], descriptionLength);
  if (words) return words;
  const t = await getTranslations('course');
  const institution = await institutionsInWords(course);
  return t('metaDescription', { title: await courseTitle(course), institution }).trim();
}

async function institutionsInWords({ institutions }: Course): Promise<string> {
  const names = institutions.map(({ name }) => name);
  return listInWords(names, await currentLocale());
}

/** Metadata of a course's or series' page; search engines index only the version of {@link indexedLocale}. */
export async function courseMetadata(course: Course, kind: 'course' | 'series'): Promise<Metadata> {
  const address: PageAddress = (to) => to[kind](course.id);
  const [title, site] = [await courseTitle(course), (await getTranslations('site'))('name')];
  const isLong = documentTitle(title, site).length > titleLength;
  const institutions = await institutionsInWords(course);
  const page = await pageMetadata({
    title,
    documentTitle: isLong ? excerpt(course.title, titleLength) : undefined,
    description: await courseDescription(course),
    address,
    onlyVersion: indexedLocale(course.language),
    picture: { kind, id: course.id },
    markdown: true,
  });
  // Reading modes leave out the head of the page, but show the author.
  return { ...page, ...(institutions && { authors: [{ name: institutions }] }) };
}
