import { useTranslations } from 'next-intl';
import { type Availability, availabilityOf } from '@/lib/catalogue/availability';
import { formatDay } from '@/lib/i18n/format';
import type { Course } from '@/lib/model/course';
import styles from './AvailabilityLabel.module.css';

/** Open now, opens on, closed or always open: never to be worked out from dates by the visitor. */
export function AvailabilityLabel({ course }: { readonly course: Pick<Course, 'opensAt' | 'closesAt'> }) {
  const availability = availabilityOf(course, Date.now());
  return <span className={`${styles.label} ${styles[availability.state]}`}>{useAvailabilityText(availability)}</span>;
}

function useAvailabilityText(availability: Availability): string {
  const t = useTranslations('availability');
  if (availability.state === 'always') return t('always');
  if (availability.state === 'open') {
    return availability.date === null ? t('open') : t('openUntil', { date: formatDay(availability.date) });
  }
  return t(availability.state, { date: formatDay(availability.date) });
}
