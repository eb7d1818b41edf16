import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AdminControl } from '@/components/admin/AdminControl';
import { SavedLink } from '@/components/bookmarks/SavedLink';
import { ExploreTrigger } from '@/components/explore/ExploreTrigger';
import { AppLink } from '@/components/ui/AppLink';
import { maxSaved } from '@/lib/addresses/course-list';
import { type PageAddress, routes } from '@/lib/addresses/routes';
import { LanguageSwitch } from './LanguageSwitch';
import { MenuTrigger } from './menu/MenuTrigger';
import styles from './PageHeader.module.css';
import { SiteLogo } from './SiteLogo';
import { ThemeSwitch } from './ThemeSwitch';

interface PageHeaderProps {
  readonly address: PageAddress;
  /** The search box; without it the explore control is left out too. */
  readonly search?: ReactNode;
}

/** The header of the public pages (specification, "Shared page header"). */
export function PageHeader({ address, search }: PageHeaderProps) {
  const t = useTranslations('header');
  const locale = useLocale();
  const to = routes(locale);
  const { explore } = useMessages();
  const links = [
    { href: to.about, label: t('about') },
    { href: to.institutions, label: t('institutions') },
  ];
  // Leaves out texts that only the panel of wide screens shows.
  const { explore: _name, clear: _clear, allCourses, ...exploreTexts } = explore;
  const menu = {
    texts: { ...exploreTexts, menu: t('menu'), categories: t('byCategory'), institutions: t('byInstitution') },
    links: search ? [{ href: to.catalogue(), label: allCourses }, ...links] : links,
  };
  return (
    <header className={styles.header} data-above-toasts>
      <div className={`container ${styles.bar}`}>
        <SiteLogo />
        {search ? <ExploreTrigger locale={locale} texts={explore} /> : null}
        {search}
        <nav aria-label={t('navigation')} className={styles.links}>
          {links.map(({ href, label }) => (
            <AppLink key={href} href={href}>
              {label}
            </AppLink>
          ))}
        </nav>
        <div className={styles.switches}>
          <SavedLink
            locale={locale}
            label={t('saved')}
            news={{
              saved: t('courseSaved', { count: '{count}' }),
              removed: t('courseRemoved', { count: '{count}' }),
              full: t('savedFull', { most: maxSaved }),
              notStored: t('savedNotStored'),
              first: t('savedHere'),
              open: t('openSaved'),
            }}
          />
          <LanguageSwitch address={address} />
          <ThemeSwitch label={t('theme')} />
          <MenuTrigger {...menu} locale={locale} explore={Boolean(search)} />
        </div>
        <div className={styles.admin}>
          <AdminControl />
        </div>
      </div>
    </header>
  );
}
