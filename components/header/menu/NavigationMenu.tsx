import { useLocale, useMessages, useTranslations } from 'next-intl';
import { routes } from '@/lib/addresses/routes';
import { MenuTrigger } from './MenuTrigger';
import type { MenuContent } from './menu-content';

/** The menu of narrow screens (specification, "Explore control"). Without scripts it folds out as plain links. */
export function NavigationMenu({ links, explore }: Pick<MenuContent, 'links' | 'explore'>) {
  const t = useTranslations('header');
  const language = useLocale();
  const to = routes(language);
  // What the panel of wide screens alone shows stays out of the page.
  const { explore: _name, clear: _clear, allCourses, ...exploreTexts } = useMessages().explore;
  const texts = {
    ...exploreTexts,
    menu: t('menu'),
    categories: t('byCategory'),
    institutions: t('byInstitution'),
  };
  const pages = explore ? [{ href: to.catalogue(), label: allCourses }, ...links] : links;
  return <MenuTrigger language={language} texts={texts} links={pages} explore={explore} />;
}
