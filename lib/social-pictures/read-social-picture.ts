import 'server-only';
import { getTranslations } from 'next-intl/server';
import { emptySearch } from '@/lib/addresses/search-address';
import { categoryFilter, institutionFilter } from '@/lib/api/schemas/filter-names';
import { institutionsInWords, type Wording } from '@/lib/catalogue/card-words';
import { readCatalogue } from '@/lib/catalogue/read-catalogue';
import { readCourse } from '@/lib/catalogue/read-course';
import { readCategories, readInstitutions } from '@/lib/catalogue/read-lists';
import { plainText } from '@/lib/html/text';
import { formatCount } from '@/lib/i18n/count';
import { pickText } from '@/lib/i18n/localized';
import type { Locale } from '@/lib/model/locale';
import type { SocialPictureTexts } from './social-picture';

type Subject = Omit<SocialPictureTexts, 'site'>;

/** The texts on the picture for something with this id; `null` when it does not exist. @throws BackendError */
export async function readSocialPicture(locale: Locale, kind: string, id: string): Promise<SocialPictureTexts | null> {
  const subject = await readSubject(locale, kind, id);
  return subject && { ...subject, site: (await getTranslations({ locale, namespace: 'site' }))('name') };
}

async function readSubject(locale: Locale, kind: string, id: string): Promise<Subject | null> {
  const t = await getTranslations({ locale });
  if (kind === 'course' || kind === 'series') {
    const label = kind === 'course' ? t('card.course') : t('series.label');
    return courseSubject(id, label, t);
  }
  if (kind === 'institution') {
    const found = (await readInstitutions()).find((institution) => institution.id === id);
    return found ? landingSubject(locale, institutionFilter, { id, title: found.name }) : null;
  }
  if (kind === 'category') {
    const found = (await readCategories()).find((category) => category.id === id);
    const title = found && pickText(found.name, locale)?.text;
    return title ? landingSubject(locale, categoryFilter, { id, title }) : null;
  }
  if (kind !== 'page') return null;
  const lastLine = t('site.tagline');
  if (id === 'institutions') return { label: null, title: t('institutions.title'), lastLine, owner: '' };
  return id === 'site' ? { label: null, title: t('home.title'), lastLine, owner: '' } : null;
}

/** The texts for a course or a series. */
async function courseSubject(id: string, label: string, t: Wording['t']): Promise<Subject | null> {
  const course = await readCourse(id);
  if (!course) return null;
  const lastLine = institutionsInWords(course.institutions, t);
  const owner = course.institutions[0]?.name ?? '';
  return { label, title: plainText(course.title) || t('card.untitled'), lastLine, owner };
}

/** The texts for the courses of an institution or a category, with their number. */
async function landingSubject(
  locale: Locale,
  filter: string,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<Subject> {
  const t = await getTranslations({ locale });
  const { answer } = await readCatalogue({ ...emptySearch, selection: { [filter]: [id] } }, locale);
  return {
    label: t('institutions.courses'),
    title,
    lastLine: t('catalogue.count', { count: answer.total, shown: formatCount(answer.total, locale), kind: 'any' }),
    owner: title,
  };
}
