import { useTranslations } from 'next-intl';
import type { ChangeEvent, KeyboardEvent } from 'react';
import styles from './FilterGroup.module.css';

interface ValueFieldProps {
  /** The filter's name, as a visitor reads it. */
  readonly label: string;
  readonly onText: (text: string) => void;
  /** How many values have the text; `null` before there is one. */
  readonly found: number | null;
}

/** Enter would send the form, and close the popover that the filters are in on small screens. */
function ignoreEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** A field that narrows the values of a long filter in the browser. It has no name: the form does not send it. */
export function ValueField({ label, onText, found }: ValueFieldProps) {
  const t = useTranslations('catalogue');
  const name = t('findValue', { filter: label });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // To the form a change is another choice.
    event.stopPropagation();
    onText(event.target.value);
  };
  return (
    <div className={styles.field}>
      <input type="search" aria-label={name} placeholder={name} onChange={change} onKeyDown={ignoreEnter} />
      <p aria-live="polite">{found === null ? null : t('valuesFound', { count: found })}</p>
    </div>
  );
}
