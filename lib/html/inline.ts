import type { UntrustedHtml } from '../model/language.ts';
import type { SafeHtml } from './safe-html.ts';
import { keepAllowed } from './sanitise.ts';
import { removeTags } from './tags.ts';

const lineTags = ['em', 'strong', 'i', 'b', 'sub', 'sup', 'br'];

/** Editor HTML for one line, such as a title: emphasis, indices and line breaks stay, links and blocks become text. */
export function sanitiseInline(html: UntrustedHtml): SafeHtml {
  return removeTags(keepAllowed(html), lineTags) as SafeHtml;
}
