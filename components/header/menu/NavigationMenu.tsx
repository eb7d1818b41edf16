import { useLocale, useTranslations } from 'next-intl';
import { useExploreTexts } from '@/components/explore/useExploreTexts';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import { MenuTrigger } from './MenuTrigger';

/**
 * The menu of narrow screens (specification, "Explore control"). Without scripts it folds out as plain links.
 *
 * @param explore `false` leaves the submenus of categories and universities out
 */
export function NavigationMenu({ explore }: { readonly explore: boolean }) {
  const t = useTranslations('header');
  const language = useLocale();
  const to = routes(language);
  const links = [
    { href: to.about, label: t('about') },
    { href: to.institutions, label: t('institutions') },
  ];
  const exploreTexts = useExploreTexts();
  const texts = {
    ...exploreTexts,
    menu: t('menu'),
    categories: t('byCategory'),
    institutions: t('byInstitution'),
  };
  const plainLinks = [...links, ...(explore ? [{ href: to.catalogue(), label: t('catalogue') }] : [])];
  return (
    <MenuTrigger language={language} texts={texts} links={links} explore={explore} catalogue={to.catalogue()}>
      <ul>
        {plainLinks.map(({ href, label }) => (
          <li key={href}>
            <AppLink href={href}>{label}</AppLink>
          </li>
        ))}
      </ul>
    </MenuTrigger>
  );
}
