import { useLocale, useTranslations } from 'next-intl';
import type { BreadcrumbStep } from '@/components/ui/Breadcrumb';
import { routes } from '@/lib/addresses/routes';
import { foreignLang } from '@/lib/i18n/localized';
import type { Course } from '@/lib/model/course';

/** The way to the page of a course or of a series, which ends with its title. */
export function useCourseSteps({ language }: Pick<Course, 'language'>, title: string): readonly BreadcrumbStep[] {
  const t = useTranslations('breadcrumb');
  const locale = useLocale();
  const to = routes(locale);
  return [
    { label: t('home'), href: to.home },
    { label: t('catalogue'), href: to.catalogue() },
    { label: title, lang: foreignLang(language, locale) },
  ];
}
