import { useLocale, useTranslations } from 'next-intl';
import { LanguageSwitch } from '@/components/header/LanguageSwitch';
import { ThemeSwitch } from '@/components/header/ThemeSwitch';
import { NewWindowLink } from '@/components/ui/new-window/NewWindowLink';
import { env } from '@/lib/env/env';
import { foreignLang } from '@/lib/i18n/localized';
import type { Shell } from '@/lib/shell/read-shell';
import { FunctionButton } from './FunctionMenu';
import { CurrentProfile } from './ProfileList';
import styles from './SecondBar.module.css';

/** The second bar of large screens (specification, "Shell screens"). */
export function SecondBar({ shell }: { readonly shell: Shell }) {
  const t = useTranslations();
  const locale = useLocale();
  const { previousService: previous, currentService: current, gate, manual, helpDesk } = shell;
  return (
    <nav className={styles.second} aria-label={t('shell.services')}>
      <div className={`container ${styles.bar}`}>
        {previous ? (
          <a href={previous.address} lang={foreignLang(previous.description.language, locale)}>
            {t('shell.previousService', { service: previous.description.text })}
          </a>
        ) : null}
        {current ? (
          <span className={styles.service} lang={foreignLang(current.language, locale)}>
            {current.text}
          </span>
        ) : null}
        <span className={styles.rest} />
        {gate.state === 'ready' ? <CurrentProfile gate={gate} /> : null}
        {manual ? <NewWindowLink href={manual}>{t('shell.manual')}</NewWindowLink> : null}
        {helpDesk ? <NewWindowLink href={helpDesk}>{t('shell.helpDesk')}</NewWindowLink> : null}
        {env().canChangeLanguage ? <LanguageSwitch address={(to) => to.restricted} /> : null}
        {env().canChangeTheme ? <ThemeSwitch label={t('header.theme')} /> : null}
        <FunctionButton />
      </div>
    </nav>
  );
}
