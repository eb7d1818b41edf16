import type { AbstractIntlMessages, Messages } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import type { Locale } from '@/lib/model/locale';
import { readTextBundle } from '@/lib/site-settings/read-settings';
import { currentLocale } from './locale';
import { keepOverridden } from './overrides';

/** The types of messages come from the Italian ones; every other language must have the same keys. */
const ownMessages: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  it: () => import('@/messages/it.json'),
  en: () => import('@/messages/en.json'),
};
const overridden = { it: keepOverridden('it'), en: keepOverridden('en') };

/** The texts of a page: the app's messages, overridden by the backend's bundle; `[key]` for a missing text. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = (asked as Locale | undefined) ?? (await currentLocale());
  const [messages, bundle] = await Promise.all([ownMessages[locale](), readTextBundle(locale)]);
  return {
    locale,
    // The types of next-intl allow only texts, but the build has compiled them.
    messages: overridden[locale](messages.default, bundle) as AbstractIntlMessages,
    timeZone: 'Europe/Rome',
    getMessageFallback: ({ namespace, key }) => `[${namespace ? `${namespace}.` : ''}${key}]`,
  };
});
