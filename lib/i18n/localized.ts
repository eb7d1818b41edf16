import type { Locale, LocalizedText } from '@/lib/model/locale';

/** A text with its language, for `lang` attributes. */
export interface TextInLanguage<T extends string> {
  readonly text: T;
  readonly language: Locale;
}

/** The text in the wanted language, or else in the other one; `null` when neither exists. */
export function pickText<T extends string>(text: LocalizedText<T>, wanted: Locale): TextInLanguage<T> | null {
  const other = wanted === 'it' ? 'en' : 'it';
  const own = text[wanted];
  if (own !== null) return { text: own, language: wanted };
  const foreign = text[other];
  return foreign === null ? null : { text: foreign, language: other };
}

/** The `lang` attribute of a text; `undefined` when the text is in the page's language or its language is unknown. */
export function foreignLang(language: string | null, locale: Locale): string | undefined {
  return language === null || language === locale ? undefined : language;
}

/** A name as a page shows it, with its `lang` attribute if it needs one. */
export interface ShownName {
  readonly text: string;
  readonly lang: string | undefined;
}

/** A name in the page's language, or else in the other one. @param standIn shown when the name exists in neither */
export function shownName(name: LocalizedText, locale: Locale, standIn: string): ShownName {
  const shown = pickText(name, locale);
  return shown ? { text: shown.text, lang: foreignLang(shown.language, locale) } : { text: standIn, lang: undefined };
}
