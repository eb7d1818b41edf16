import 'server-only';
import { getTranslations } from 'next-intl/server';
import { readCourse } from '@/lib/catalogue/read-course';
import { readCategories, readInstitutions } from '@/lib/catalogue/read-lists';
import { plainText } from '@/lib/html/text';
import { pickText } from '@/lib/i18n/localized';
import type { InterfaceLanguage } from '@/lib/model/language';
import { drawableText } from './drawable-text';

/** The texts on a picture; `null` where there is none, or none that can be drawn. */
interface PictureTexts {
  readonly site: string;
  readonly label: string | null;
  readonly title: string | null;
  readonly institution: string | null;
}

interface Subject {
  readonly label: string | null;
  readonly title: string;
  readonly institution: string;
}

const TITLE_LENGTH = 130;
const LINE_LENGTH = 82;

/** What stands on the picture of something; `null` when there is no such thing. @throws BackendError */
export async function readSocialPicture(
  locale: InterfaceLanguage,
  kind: string,
  id: string,
): Promise<PictureTexts | null> {
  const subject = await readSubject(locale, kind, id);
  if (!subject) return null;
  const site = (await getTranslations({ locale, namespace: 'site' }))('name');
  return {
    site,
    label: subject.label,
    title: drawableText(subject.title, TITLE_LENGTH),
    institution: drawableText(subject.institution, LINE_LENGTH),
  };
}

async function readSubject(locale: InterfaceLanguage, kind: string, id: string): Promise<Subject | null> {
  const t = await getTranslations({ locale });
  if (kind === 'course' || kind === 'series') {
    const label = kind === 'course' ? t('card.course') : t('series.label');
    return courseSubject(id, label);
  }
  if (kind === 'institution') {
    const found = (await readInstitutions()).find((institution) => institution.id === id);
    return found ? { label: t('institutions.courses'), title: found.name, institution: '' } : null;
  }
  if (kind === 'category') {
    const found = (await readCategories()).find((category) => category.id === id);
    const name = found && pickText(found.name, locale)?.text;
    return name ? { label: t('institutions.courses'), title: name, institution: '' } : null;
  }
  if (kind !== 'page') return null;
  if (id === 'institutions') return { label: null, title: t('institutions.title'), institution: t('site.tagline') };
  return id === 'site' ? { label: null, title: t('home.title'), institution: t('site.tagline') } : null;
}

async function courseSubject(id: string, label: string): Promise<Subject | null> {
  const course = await readCourse(id);
  return course && { label, title: plainText(course.title), institution: course.institution?.name ?? '' };
}
