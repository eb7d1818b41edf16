import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/RichText';
import type { UntrustedHtml } from '@/lib/model/language';
import styles from './CourseFacts.module.css';
import { Fact } from './Fact';

/** Longest HTML, in characters, that fits into half the width of the panel. */
const shortHtmlLength = 45;

interface HtmlFactProps {
  readonly label: string;
  readonly html: UntrustedHtml | null;
  readonly lang: string | undefined;
}

/** A fact with HTML written by editors; nothing without HTML. */
export function HtmlFact({ label, html, lang }: HtmlFactProps) {
  if (html === null) return null;
  return (
    <Fact label={label} className={html.length > shortHtmlLength ? styles.wide : undefined}>
      <RichText html={html} lang={lang} />
    </Fact>
  );
}

interface ListFactProps {
  readonly label: string;
  readonly id?: string;
  readonly items: readonly { readonly content: ReactNode; readonly lang?: string | undefined }[];
}

/** A fact with several values; nothing without values. */
export function ListFact({ label, id, items }: ListFactProps) {
  if (items.length === 0) return null;
  return (
    <Fact label={label} className={styles.wide} id={id}>
      <ul>
        {items.map(({ content, lang }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two values may read the same
          <li key={index} lang={lang}>
            {content}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
