import type { InterfaceLanguage } from '@/lib/model/language';
import type messages from '@/messages/it.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: InterfaceLanguage;
    Messages: typeof messages;
  }
}
