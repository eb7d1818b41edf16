import { getTranslations } from 'next-intl/server';
import { readSocialProfiles } from '@/lib/shell/social-profiles';
import styles from './PageFooter.module.css';

/** Links to the catalogue's social profiles, as far as the backend names them. */
export async function SocialLinks() {
  const profiles = await readSocialProfiles();
  const t = await getTranslations('footer');
  if (profiles.length === 0) return null;
  return (
    <nav aria-label={t('social')}>
      <ul className={styles.links}>
        {profiles.map(({ network, url }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t('socialNamed', { network })}>
              {network}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
