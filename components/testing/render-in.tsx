import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/model/locale';
import en from '@/messages/en.json';
import it from '@/messages/it.json';

interface TextsProps {
  readonly children: ReactNode;
}

const Italian = ({ children }: TextsProps) => (
  <NextIntlClientProvider locale="it" messages={it} timeZone="Europe/Rome">
    {children}
  </NextIntlClientProvider>
);

const English = ({ children }: TextsProps) => (
  <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Rome">
    {children}
  </NextIntlClientProvider>
);

/** Renders content with the texts of a locale, like the server; `rerender` keeps them. */
export function renderIn(locale: Locale, content: ReactNode): RenderResult {
  return render(content, { wrapper: locale === 'it' ? Italian : English });
}
