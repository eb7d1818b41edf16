/** The languages of the interface; the first is the default. */
export const interfaceLanguages = ['it', 'en'] as const;

export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** HTML from an editor: unsafe until the sanitiser has cleaned it. */
export type UntrustedHtml = string & { readonly untrustedHtml: unique symbol };

/** HTML without any content. */
export const emptyHtml = '' as UntrustedHtml;

/** A text in each language of the interface; `null` when nobody wrote it in that language. */
export type LocalizedText<Text extends string = string> = Readonly<Record<InterfaceLanguage, Text | null>>;
