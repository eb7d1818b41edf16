'use client';

import { type AbstractIntlMessages, type Locale, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';

interface ShellTextsProps {
  readonly locale: Locale;
  /** The groups of texts that the content uses. */
  readonly messages: AbstractIntlMessages;
  readonly children: ReactNode;
}

/** Texts for the parts of the signed-in area that run in the browser; a missing one shows as its key in brackets. */
export function ShellTexts({ locale, messages, children }: ShellTextsProps) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={messages}
      timeZone="Europe/Rome"
      getMessageFallback={({ namespace, key }) => `[${namespace ? `${namespace}.` : ''}${key}]`}
    >
      {children}
    </NextIntlClientProvider>
  );
}
