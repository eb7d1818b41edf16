import { useTranslations } from 'next-intl';
import type { CourseBrief as BriefWords } from '@/lib/catalogue/course-in-brief';
import styles from './CourseBrief.module.css';

/** The facts that decide whether a course suits, in the head of its page; what is unknown is left out. */
export function CourseBrief({ brief }: { readonly brief: BriefWords }) {
  const t = useTranslations('course');
  const facts = [
    { label: t('effortLabel'), text: brief.effort },
    { label: t('levelLabel'), text: brief.level },
    { label: t('language'), text: brief.languages },
    { label: t('datesLabel'), text: brief.dates },
  ].filter(({ text }) => text !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.brief} aria-label={t('brief')}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
