import { inlineTags } from './allowed.ts';
import type { SafeHtml } from './safe-html.ts';

/** In sanitised HTML `<` and `>` stand for nothing but tags. */
const tag = /<\/?([a-z\d]+)[^>]*>/g;

/** Takes tags out of sanitised HTML: a block leaves a space between words, an inline element leaves nothing. */
export function removeTags(html: SafeHtml, keep: readonly string[] = []): string {
  const withoutTags = html.replace(tag, (whole, name) => {
    if (keep.includes(name)) return whole;
    return inlineTags.includes(name) ? '' : ' ';
  });
  return withoutTags.replace(/\s+/g, ' ').trim();
}
