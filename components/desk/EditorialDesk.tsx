'use client';

import dynamic from 'next/dynamic';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/model/locale';

const Desk = dynamic(() => import('./Desk').then((desk) => desk.Desk), { ssr: false });

interface EditorialDeskProps extends ComponentProps<typeof Desk> {
  readonly locale: Locale;
  /** The groups of texts that the desk uses. */
  readonly messages: AbstractIntlMessages;
}

/**
 * The desk of the catalogue's editors with its texts; a missing text shows as its key in brackets. The desk is loaded
 * only in the browser, so no other page and no HTML of the server contains any of it.
 */
export function EditorialDesk({ locale, messages, ...desk }: EditorialDeskProps) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={messages}
      timeZone="Europe/Rome"
      getMessageFallback={({ namespace, key }) => `[${namespace ? `${namespace}.` : ''}${key}]`}
    >
      <Desk {...desk} />
    </NextIntlClientProvider>
  );
}
