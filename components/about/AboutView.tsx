import { getTranslations } from 'next-intl/server';
import { PageHero } from '@/components/ui/PageHero';
import { RichText } from '@/components/ui/RichText';
import { withBasePath } from '@/lib/addresses/base-path';
import { readHtmlText } from '@/lib/i18n/html-text';
import styles from './AboutView.module.css';

const features = ['Open', 'Badge', 'Blended', 'Quality'] as const;

/** What the catalogue is: a picture, a text, four numbered cards (specification, "About page"). */
export async function AboutView() {
  const t = await getTranslations('about');
  return (
    <>
      <PageHero title={t('title')} text={t('intro')} picture={<IntroPicture />} />
      <div className={`container ${styles.text}`}>
        <RichText html={await readHtmlText('about.html')} />
        <h2 className={styles.heading}>{t('featuresTitle')}</h2>
        <ol className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles[feature]}>
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
