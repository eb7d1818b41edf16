import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { routes } from '@/lib/addresses/routes';
import styles from './Mission.module.css';

/** What the catalogue is for, with the way to the page about it. */
export function Mission() {
  const t = useTranslations('home');
  const to = routes(useLocale());
  return (
    <section className={styles.mission} aria-labelledby="mission-title">
      <div className={`container ${styles.columns}`}>
        <h2 id="mission-title">{t('missionTitle')}</h2>
        <div>
          <p>{t('missionText')}</p>
          <ButtonLink href={to.about} look="outline">
            {t('missionLink')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
