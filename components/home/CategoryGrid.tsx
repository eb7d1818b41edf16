import { useLocale, useTranslations } from 'next-intl';
import { pickText } from '@/lib/i18n/localized';
import type { Category } from '@/lib/model/category';
import { CategoryCards } from './CategoryCards';

/** The categories as cards with a picture and the number of their courses. */
export function CategoryGrid({ categories }: { readonly categories: readonly Category[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const cards = categories.map(({ id, name, imageId, publishedCourses }) => ({
    id,
    name: pickText(name, locale)?.text ?? id,
    imageId,
    courses: t('coursesInCategory', { count: publishedCourses }),
  }));
  return <CategoryCards cards={cards} locale={locale} />;
}
