import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHero } from '@/components/ui/PageHero';
import { RichText } from '@/components/ui/RichText';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { readHtmlText } from '@/lib/i18n/html-text';
import { currentLocale } from '@/lib/i18n/locale';
import styles from './AboutView.module.css';

const features = ['Open', 'Badge', 'Blended', 'Quality'] as const;

/** Questions that visitors ask about a catalogue of courses. */
const questions = ['Cost', 'End', 'Whom', 'Who'] as const;

/** The About page: a picture, a text, visitors' questions, four numbered cards (specification, "About page"). */
export async function AboutView() {
  const t = await getTranslations('about');
  const to = routes(await currentLocale());
  return (
    <>
      <PageHero title={t('title')} text={t('intro')} picture={<IntroPicture />} />
      <div className={`container ${styles.text}`}>
        <RichText html={await readHtmlText('about.html')} />
        <h2 className={styles.heading}>{t('questionsTitle')}</h2>
        <dl className={styles.questions}>
          {questions.map((question) => (
            <div key={question}>
              <dt>{t(`question${question}`)}</dt>
              <dd>{t(`answer${question}`)}</dd>
            </div>
          ))}
        </dl>
        <p className={`${styles.ways} no-print`}>
          <ButtonLink href={to.catalogue()}>{t('catalogue')}</ButtonLink>
          <ButtonLink href={to.institutions} look="outline">
            {t('institutions')}
          </ButtonLink>
        </p>
        <h2 className={styles.heading}>{t('featuresTitle')}</h2>
        <ol className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <h3>{t(`feature${feature}Title`)}</h3>
              <p>{t(`feature${feature}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

function IntroPicture() {
  // biome-ignore lint/performance/noImgElement: already as small as it can be, and nothing hydrates
  return <img src={withBasePath('/pictures/about.webp')} alt="" width={1600} height={600} fetchPriority="high" />;
}
