import type { AbstractIntlMessages } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import type { InterfaceLanguage } from '@/lib/model/language';
import { readTextBundle } from '@/lib/site-settings/read-settings';
import { currentLocale } from './locale';
import { keepOverridden } from './overrides';

const ownMessages = {
  it: () => import('@/messages/it.json'),
  en: () => import('@/messages/en.json'),
};
const overridden = { it: keepOverridden(), en: keepOverridden() };

/** The texts of a page: our messages, overridden by the backend's bundle; `[key]` where one is missing. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = (asked as InterfaceLanguage | undefined) ?? (await currentLocale());
  const [messages, bundle] = await Promise.all([ownMessages[locale](), readTextBundle(locale)]);
  return {
    locale,
    // next-intl's types know texts only, not that the build has compiled them.
    messages: overridden[locale](messages.default, bundle) as AbstractIntlMessages,
    timeZone: 'Europe/Rome',
    getMessageFallback: ({ namespace, key }) => `[${namespace ? `${namespace}.` : ''}${key}]`,
  };
});
