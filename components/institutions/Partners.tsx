import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { readHtmlText } from '@/lib/i18n/html-text';
import styles from './Partners.module.css';

/** The technology partners, in words and with their logos. */
export async function Partners() {
  const t = await getTranslations('institutions');
  return (
    <Section id="partners" title={t('partnersTitle')} tinted>
      <div className={styles.columns}>
        <RichText html={await readHtmlText('institutions.partnersHtml')} />
        <ul className={styles.logos}>
          <li>
            <NetworkMark />
            <div>
              <strong>{t('partnerNetwork')}</strong>
              <span>{t('partnerNetworkText')}</span>
            </div>
          </li>
          <li>
            <BadgeMark />
            <div>
              <strong>{t('partnerBadge')}</strong>
              <span>{t('partnerBadgeText')}</span>
            </div>
          </li>
        </ul>
      </div>
    </Section>
  );
}

function NetworkMark() {
  return (
    <svg viewBox="0 0 64 64" className={styles.mark} aria-hidden="true" focusable="false">
      <path d="M14 46 32 14l18 32Z" className={styles.line} />
      <circle cx="32" cy="14" r="8" className={styles.accent} />
      <circle cx="14" cy="46" r="8" className={styles.main} />
      <circle cx="50" cy="46" r="8" className={styles.main} />
    </svg>
  );
}

function BadgeMark() {
  return (
    <svg viewBox="0 0 64 64" className={styles.mark} aria-hidden="true" focusable="false">
      <path d="m32 4 24 14v28L32 60 8 46V18Z" className={styles.main} />
      <path d="m22 32 7 8 14-16" className={styles.check} />
    </svg>
  );
}
