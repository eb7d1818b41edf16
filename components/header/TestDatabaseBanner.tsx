import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env/env';
import { readApplicationInfo } from '@/lib/site-settings/read-settings';
import styles from './TestDatabaseBanner.module.css';

/** Warns that the data are not real, when the backend says so (specification, section 1). */
export async function TestDatabaseBanner() {
  if (env().hideTestDatabaseBanner) return null;
  const application = await readApplicationInfo();
  if (!application?.testDatabase) return null;
  const t = await getTranslations('site');
  return (
    <aside aria-label={t('testDatabaseLabel')}>
      <p className={styles.banner}>{t('testDatabase')}</p>
    </aside>
  );
}
