import { useLocale, useTranslations } from 'next-intl';
import { JsonLd } from '@/components/structured-data/JsonLd';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { env } from '@/lib/env/env';
import { catalogueDataset } from '@/lib/structured-data/dataset';
import styles from './OpenData.module.css';

/** The catalogue as open data: links to its files, and the licence or a note that the operator has stated none. */
export function OpenData() {
  const [t, locale] = [useTranslations('openData'), useLocale()];
  const { dataLicence } = env();
  const { json, csv, csvSemicolon, moochub, feed } = routes(locale).openData;
  const files = [
    { href: csvSemicolon, label: t('csvSemicolon') },
    { href: csv, label: t('csv') },
    { href: json, label: t('json') },
    { href: moochub, label: t('moochub') },
    { href: feed, label: t('feed') },
  ];
  const words = { name: t('datasetName'), description: t('datasetDescription') };
  return (
    <section id="open-data" className={styles.openData}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <ul>
        {files.map(({ href, label }) => (
          <li key={href}>
            <a href={withBasePath(href)}>{label}</a>
          </li>
        ))}
      </ul>
      <p>{dataLicence ? t.rich('licence', { licence: () => licenceLink(dataLicence) }) : t('noLicence')}</p>
      <JsonLd nodes={[catalogueDataset(words, locale, dataLicence)]} />
    </section>
  );
}

function licenceLink({ name, url }: { readonly name: string; readonly url: string }) {
  return (
    <a href={url} rel="license">
      {name}
    </a>
  );
}
