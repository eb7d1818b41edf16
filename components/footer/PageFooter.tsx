import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/ui/AppLink';
import { routes } from '@/lib/addresses/routes';
import { readSocialProfiles } from '@/lib/site-settings/read-settings';
import styles from './PageFooter.module.css';
import { ScrollToTop } from './ScrollToTop';

/** The footer of every public page (specification, "Footer"). */
export function PageFooter() {
  const t = useTranslations();
  const to = routes(useLocale());
  const links = [
    { href: to.catalogue(), label: t('footer.catalogue') },
    { href: to.institutions, label: t('header.institutions') },
    { href: to.about, label: t('header.about') },
  ];
  const information = [
    { href: to.accessibility, label: t('footer.accessibility') },
    { href: to.privacy, label: t('footer.privacy') },
    { href: to.legal, label: t('footer.legal') },
  ];
  return (
    <footer className={`ink ${styles.footer}`}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.about}>
          <p className={styles.name}>{t('site.name')}</p>
          <p>{t('footer.note')}</p>
        </div>
        <FooterLinks label={t('footer.navigation')} links={links} />
        <FooterLinks label={t('footer.information')} links={information} />
        <SocialLinks />
      </div>
      <ScrollToTop label={t('footer.top')} />
    </footer>
  );
}

interface FooterLinksProps {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

function FooterLinks({ label, links }: FooterLinksProps) {
  return (
    <nav aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <AppLink href={link.href}>{link.label}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the catalogue's social profiles that the backend names. */
async function SocialLinks() {
  const profiles = await readSocialProfiles();
  const t = await getTranslations('footer');
  if (profiles.length === 0) return null;
  return (
    <nav aria-label={t('social')}>
      <ul>
        {profiles.map(({ network, url }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t('socialNamed', { network })}>
              {network}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
