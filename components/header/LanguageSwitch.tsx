import { useLocale, useTranslations } from 'next-intl';
import { withBasePath } from '@/lib/addresses/base-path';
import { type PageAddress, routes } from '@/lib/addresses/routes';
import { interfaceLanguages } from '@/lib/model/language';
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
      {interfaceLanguages.map((language) => (
        <li key={language}>
          {language === current ? (
            <span aria-current="true">{names[language]}</span>
          ) : (
            <LanguageLink
              href={withBasePath(address(routes(language)))}
              language={language}
              label={labels[language]}
              name={names[language]}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
