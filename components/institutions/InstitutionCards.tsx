'use client';

import { routes } from '@/lib/addresses/routes';
import type { InterfaceLanguage } from '@/lib/model/language';
import { InstitutionCard, type InstitutionCardData, type InstitutionCardTexts } from './InstitutionCard';
import styles from './InstitutionList.module.css';

interface InstitutionCardsProps {
  readonly institutions: readonly InstitutionCardData[];
  readonly texts: InstitutionCardTexts;
  readonly locale: InterfaceLanguage;
  /** Whether these are the first cards of the page. */
  readonly leading: boolean;
}

/**
 * The cards of institutions. They hold no state: the browser gets what they show instead of every element that shows it,
 * which for sixty cards is a hundred kilobytes of HTML less.
 */
export function InstitutionCards({ institutions, texts, locale, leading }: InstitutionCardsProps) {
  const to = routes(locale);
  return (
    <ul className={styles.list}>
      {institutions.map((institution, index) => (
        <li key={institution.id}>
          <InstitutionCard institution={institution} texts={texts} to={to} first={leading && index === 0} />
        </li>
      ))}
    </ul>
  );
}
