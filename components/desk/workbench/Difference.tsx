import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { diffLines, textLines } from '@/lib/desk/line-diff';
import { keepAllowed } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/html';
import styles from './Workbench.module.css';

interface DifferenceProps {
  readonly published: UntrustedHtml;
  readonly html: UntrustedHtml;
  readonly lang: string | undefined;
}

/** The changes of the draft, line by line, marked by words and signs and not only by colour. */
export function Difference({ published, html, lang }: DifferenceProps) {
  const t = useTranslations('desk.workbench');
  const lines = useMemo(() => {
    return diffLines(textLines(keepAllowed(published)), textLines(keepAllowed(html)));
  }, [published, html]);
  const changed = lines.some(({ kind }) => kind !== 'same');
  return (
    <section aria-label={t('difference')}>
      <h2>{t('difference')}</h2>
      {changed ? null : <p>{t('same')}</p>}
      <ol className={styles.lines} hidden={!changed} lang={lang}>
        {lines.map(({ kind, text }, index) => (
          // A changed line is a new element: React cannot replace a text that the browser has translated.
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, so the position belongs to the key
          <li key={`${index} ${kind} ${text}`} className={styles[kind]} dir="auto">
            {kind === 'same' ? text : null}
            {kind === 'added' ? <ins title={t('added')}>+ {text}</ins> : null}
            {kind === 'removed' ? <del title={t('removed')}>− {text}</del> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
