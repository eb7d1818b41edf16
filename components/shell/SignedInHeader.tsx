import { useTranslations } from 'next-intl';
import { LogoutForm } from '@/components/auth/LogoutForm';
import { SiteLogo } from '@/components/header/SiteLogo';
import { Icon } from '@/components/ui/Icon';
import { displayName, fullName } from '@/lib/model/person';
import type { Shell } from '@/lib/shell/read-shell';
import { FunctionButton, FunctionMenu } from './FunctionMenu';
import { RefreshOnThemeChange } from './gate-effects';
import { SecondBar } from './SecondBar';
import { SideMenu, sideMenuId } from './SideMenu';
import styles from './SignedInHeader.module.css';

/** The header of the signed-in area with its second bar on large screens and its side menu on small ones. */
export function SignedInHeader({ shell }: { readonly shell: Shell }) {
  const t = useTranslations('shell');
  const { person, previousService } = shell;
  const impersonator = person.impersonator && fullName(person.impersonator);
  return (
    <header className={styles.header} data-above-toasts>
      <div className={`container ${styles.bar}`}>
        <SiteLogo />
        <p className={styles.person}>
          {impersonator ? <span className={styles.impersonator}>{t('actingFor', { name: impersonator })} </span> : null}
          <strong>{displayName(person)}</strong> {person.code}
        </p>
        <div className={styles.logout}>
          <LogoutForm />
        </div>
        <div className={styles.functions}>
          <FunctionButton />
        </div>
        <button type="button" className={styles.burger} popoverTarget={sideMenuId} aria-label={t('menu')}>
          <Icon name="menu" />
        </button>
      </div>
      <SecondBar shell={shell} />
      <SideMenu shell={shell} />
      <FunctionMenu person={person} />
      {previousService ? <RefreshOnThemeChange /> : null}
    </header>
  );
}
