import { sanitiseHtml, sanitiseInline } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/language';
import styles from './RichText.module.css';

interface RichTextProps {
  readonly html: UntrustedHtml;
  /** Language of the text where it differs from the page's. */
  readonly lang?: string | undefined;
  /** Level of the text's highest heading: below the heading that the text stands under. */
  readonly highestHeading?: 2 | 3 | 4;
  /** A text of one line, such as a title: emphasis and indices stay, blocks and links become text. */
  readonly inline?: boolean;
}

/** The only place where HTML of the backend reaches a page: always through the one sanitiser. */
export function RichText({ html, lang, highestHeading, inline = false }: RichTextProps) {
  const Element = inline ? 'span' : 'div';
  const safeHtml = inline ? sanitiseInline(html) : sanitiseHtml(html, highestHeading);
  return (
    <Element
      className={inline ? undefined : styles.richText}
      lang={lang}
      // A browser that looks for the direction of a heading skips elements that have one of their own.
      dir={inline ? undefined : 'auto'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
      dangerouslySetInnerHTML={{ __html: safeHtml }}
    />
  );
}
