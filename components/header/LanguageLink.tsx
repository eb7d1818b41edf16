'use client';

import type { MouseEvent } from 'react';
import type { InterfaceLanguage } from '@/lib/model/language';
import { keepChoice } from './keep-choice';

interface LanguageLinkProps {
  readonly href: string;
  readonly language: InterfaceLanguage;
  readonly label: string;
  readonly name: string;
}

const languageCookieSeconds = 365 * 24 * 60 * 60;

/**
 * A link to this page in another language that also makes the choice last: the server sends a visitor without an
 * address to the home page in that language. It loads a new document, since the language of the document changes.
 */
export function LanguageLink({ href, language, label, name }: LanguageLinkProps) {
  const remember = (event: MouseEvent<HTMLAnchorElement>) => {
    // Filters and page may have changed since the page was made.
    event.currentTarget.search = window.location.search;
    keepChoice('NEXT_LOCALE', language, { seconds: languageCookieSeconds });
  };
  return (
    <a href={href} hrefLang={language} aria-label={label} onClick={remember}>
      {name}
    </a>
  );
}
