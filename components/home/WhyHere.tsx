import { useTranslations } from 'next-intl';
import { drawing } from '@/components/ui/Icon';
import styles from './WhyHere.module.css';

const reasons = [
  { name: 'open', icon: drawing('M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2Zm0 0v14') },
  { name: 'badge', icon: drawing('M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm-3.5 11L7 21l5-2.5 5 2.5-1.5-7') },
  {
    name: 'blended',
    icon: drawing('M9 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm6 0a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z'),
  },
  { name: 'authors', icon: drawing('m4 20 1-4L16 5l3 3L8 19l-4 1Zm9-12 3 3') },
] as const;

/** Four reasons to learn here. */
export function WhyHere() {
  const t = useTranslations('home.why');
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ name, icon }) => (
        <li key={name}>
          {icon}
          <h3>{t(`${name}Title`)}</h3>
          <p>{t(`${name}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
