import { useLocale, useTranslations } from 'next-intl';
import { withBasePath } from '@/lib/addresses/base-path';
import { type PageAddress, routes } from '@/lib/addresses/routes';
import { locales } from '@/lib/model/locale';
import { LanguageLink } from './LanguageLink';
import styles from './LanguageSwitch.module.css';

/** ITA / ENG: the same page and the same search in the other language. */
export function LanguageSwitch({ address }: { readonly address: PageAddress }) {
  const t = useTranslations('header');
  const current = useLocale();
  const names = { it: t('italian'), en: t('english') };
  const labels = { it: t('toItalian'), en: t('toEnglish') };
  return (
    <ul className={styles.languages} aria-label={t('language')}>
      {locales.map((locale) => (
        <li key={locale}>
          {locale === current ? (
            <span aria-current="true">{names[locale]}</span>
          ) : (
            <LanguageLink
              href={withBasePath(address(routes(locale)))}
              locale={locale}
              label={labels[locale]}
              name={names[locale]}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
