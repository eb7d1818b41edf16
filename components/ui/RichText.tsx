import { sanitiseHtml, sanitiseInline } from '@/lib/html/sanitise';
import type { UntrustedHtml } from '@/lib/model/html';
import styles from './RichText.module.css';

interface RichTextProps {
  readonly html: UntrustedHtml;
  /** Language of the text when it differs from the page's. */
  readonly lang?: string | undefined;
  /** Level of the text's highest heading: one below the heading above the text. */
  readonly highestHeading?: 2 | 3;
  /** Whether the text is a single line, such as a title: emphasis and indices stay, blocks and links become text. */
  readonly inline?: boolean;
}

/** Renders HTML of the backend after sanitising it. No other component may insert such HTML. */
export function RichText({ html, lang, highestHeading, inline = false }: RichTextProps) {
  const Element = inline ? 'span' : 'div';
  const safeHtml = inline ? sanitiseInline(html) : sanitiseHtml(html, highestHeading);
  return (
    <Element
      className={inline ? undefined : styles.richText}
      // An undefined prop would be sent to the browser as text, for each of a page's many texts.
      {...(lang ? { lang } : null)}
      // A heading's `dir="auto"` would ignore inner elements with a `dir` of their own.
      dir={inline ? undefined : 'auto'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
      dangerouslySetInnerHTML={{ __html: safeHtml }}
    />
  );
}
