'use client';

import type { MouseEvent } from 'react';
import type { Locale } from '@/lib/model/locale';
import { saveChoice } from './choice-cookies';

interface LanguageLinkProps {
  readonly href: string;
  readonly locale: Locale;
  readonly label: string;
  readonly name: string;
}

/**
 * A link to this page in another language. It also saves the choice, so that the site's bare address leads to the home
 * page in that language. It loads a new document, because the language of the document changes.
 */
export function LanguageLink({ href, locale, label, name }: LanguageLinkProps) {
  const remember = (event: MouseEvent<HTMLAnchorElement>) => {
    // Filters and page number may have changed since the page was rendered.
    event.currentTarget.search = window.location.search;
    saveChoice('NEXT_LOCALE', locale);
  };
  return (
    <a href={href} hrefLang={locale} aria-label={label} onClick={remember}>
      {name}
    </a>
  );
}
