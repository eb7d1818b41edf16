import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import styles from './WhyHere.module.css';

const reasons = [
  { name: 'open', icon: 'book' },
  { name: 'badge', icon: 'badge' },
  { name: 'blended', icon: 'blend' },
  { name: 'authors', icon: 'pen' },
] as const;

/** Four reasons to learn here. */
export function WhyHere() {
  const t = useTranslations('home.why');
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ name, icon }) => (
        <li key={name}>
          <Icon name={icon} />
          <h3>{t(`${name}Title`)}</h3>
          <p>{t(`${name}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
