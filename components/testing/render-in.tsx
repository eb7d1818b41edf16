import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { InterfaceLanguage } from '@/lib/model/language';
import en from '@/messages/en.json';
import it from '@/messages/it.json';

/** Renders what the server renders, with the texts of a language. */
export function renderIn(locale: InterfaceLanguage, content: ReactNode): RenderResult {
  return render(
    <NextIntlClientProvider locale={locale} messages={locale === 'it' ? it : en} timeZone="Europe/Rome">
      {content}
    </NextIntlClientProvider>,
  );
}
