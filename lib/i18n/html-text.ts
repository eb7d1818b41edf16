import type { UntrustedHtml } from '@/lib/model/html';
import { readTextBundle } from '@/lib/site-settings/read-settings';
import { htmlTexts } from '@/messages/html';
import { currentLocale } from './locale';

/** An HTML text in the page's language, from the backend's bundle or else the app's own. Server components only. */
export async function readHtmlText(key: keyof (typeof htmlTexts)['it']): Promise<UntrustedHtml> {
  const locale = await currentLocale();
  const bundle = await readTextBundle(locale);
  return (bundle[key] ?? htmlTexts[locale][key]) as UntrustedHtml;
}
