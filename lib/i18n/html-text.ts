import type { UntrustedHtml } from '@/lib/model/language';
import { readTextBundle } from '@/lib/site-settings/read-settings';
import { htmlTexts } from '@/messages/html';
import { currentLocale } from './locale';

/** A text in HTML in the page's language: the backend's bundle has it, or it is our own. Server components only. */
export async function readHtmlText(key: keyof (typeof htmlTexts)['it']): Promise<UntrustedHtml> {
  const locale = await currentLocale();
  const bundle = await readTextBundle(locale);
  return (bundle[key] ?? htmlTexts[locale][key]) as UntrustedHtml;
}
