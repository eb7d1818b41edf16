import { useLocale, useTranslations } from 'next-intl';
import { Children } from 'react';
import { LogoutForm } from '@/components/auth/LogoutForm';
import { LanguageLink } from '@/components/header/LanguageLink';
import { Icon } from '@/components/ui/Icon';
import { NewWindowLink } from '@/components/ui/new-window/NewWindowLink';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { env } from '@/lib/env/env';
import { foreignLang } from '@/lib/i18n/localized';
import { displayName } from '@/lib/model/person';
import type { Shell } from '@/lib/shell/read-shell';
import { ProfileList, type ProfileListProps, useProfileLabel } from './ProfileList';
import styles from './SideMenu.module.css';
import { SideMenuPanel, ThemeEntry } from './SideMenuPanel';

/** The element id of the menu, which its button names. */
export const sideMenuId = 'side-menu';

/** The menu of small screens, at the right edge, with the entries of the specification ("Shell screens"). */
export function SideMenu({ shell }: { readonly shell: Shell }) {
  const t = useTranslations('shell');
  const { person, gate, manual, helpDesk, previousService: previous } = shell;
  const locale = useLocale();
  const entries = [
    helpDesk && (
      <NewWindowLink key="help" href={helpDesk}>
        {t('helpDeskRequest')}
      </NewWindowLink>
    ),
    manual && (
      <NewWindowLink key="manual" href={manual}>
        {t('manual')}
      </NewWindowLink>
    ),
    gate.state === 'ready' && env().canChangeProfile && gate.profiles.length > 1 && (
      <ProfileSubmenu key="profile" gate={gate} />
    ),
    env().canChangeLanguage && <OtherLanguage key="language" />,
    env().canChangeTheme && <ThemeEntry key="theme" label={t('theme')} />,
    previous && (
      <a key="previous" href={previous.address} lang={foreignLang(previous.description.language, locale)}>
        {t('previousService', { service: previous.description.text })}
      </a>
    ),
    <div key="logout" className={styles.logout}>
      <span>{[displayName(person), person.code].filter(Boolean).join(' ')}</span>
      <LogoutForm />
    </div>,
  ];
  return (
    <SideMenuPanel id={sideMenuId} className={styles.menu} label={t('menu')}>
      <button
        type="button"
        className={styles.close}
        popoverTarget={sideMenuId}
        popoverTargetAction="hide"
        aria-label={t('closeMenu')}
      >
        <Icon name="close" />
      </button>
      <ul className={styles.entries}>{Children.map(entries, (entry) => (entry ? <li>{entry}</li> : null))}</ul>
    </SideMenuPanel>
  );
}

function OtherLanguage() {
  const t = useTranslations('header');
  const other = useLocale() === 'it' ? 'en' : 'it';
  const label = other === 'it' ? t('toItalian') : t('toEnglish');
  return <LanguageLink href={withBasePath(routes(other).restricted)} locale={other} label={label} name={label} />;
}

/** The profiles in the side menu, which unfold below their entry. */
function ProfileSubmenu({ gate }: ProfileListProps) {
  const t = useTranslations('shell');
  const profile = useProfileLabel()(gate.profile);
  return (
    <details>
      <summary>
        <span>{t('currentProfile', { profile })}</span>
        <Icon name="down" />
      </summary>
      <ProfileList gate={gate} />
    </details>
  );
}
