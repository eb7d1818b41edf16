import type { InterfaceLanguage, LocalizedText } from '@/lib/model/language';

/** A text together with the language it is written in, for `lang` attributes. */
export interface TextInLanguage<T extends string> {
  readonly text: T;
  readonly language: InterfaceLanguage;
}

/** The text in the wanted language, or in the other one when nobody wrote it; `null` when there is none at all. */
export function pickText<T extends string>(
  text: LocalizedText<T>,
  wanted: InterfaceLanguage,
): TextInLanguage<T> | null {
  const other = wanted === 'it' ? 'en' : 'it';
  const own = text[wanted];
  if (own !== null) return { text: own, language: wanted };
  const foreign = text[other];
  return foreign === null ? null : { text: foreign, language: other };
}

/** The `lang` attribute that a text needs on a page: none when it is in the page's own language. */
export function foreignLang(language: string | null, pageLanguage: InterfaceLanguage): string | undefined {
  return language === null || language === pageLanguage ? undefined : language;
}

/** A name as a page shows it, with the `lang` attribute that it needs. */
export interface ShownName {
  readonly text: string;
  readonly lang: string | undefined;
}

/** A name in the page's language, or in the other one. @param standIn shown where nobody wrote the name */
export function shownName(name: LocalizedText, language: InterfaceLanguage, standIn: string): ShownName {
  const shown = pickText(name, language);
  return shown ? { text: shown.text, lang: foreignLang(shown.language, language) } : { text: standIn, lang: undefined };
}
