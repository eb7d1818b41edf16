/** The languages of the interface; the first is the default. The language of a course or a text is never called locale. */
export const locales = ['it', 'en'] as const;

export type Locale = (typeof locales)[number];

/** A text in each language of the interface; `null` when nobody wrote it in that language. */
export type LocalizedText<Text extends string = string> = Readonly<Record<Locale, Text | null>>;
