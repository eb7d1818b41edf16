/** The languages of the interface, the first one where nobody chose. */
export const interfaceLanguages = ['it', 'en'] as const;

export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** HTML as an editor left it: unsafe until it has passed the sanitiser. */
export type UntrustedHtml = string & { readonly untrustedHtml: unique symbol };

/** A text in the languages of the interface; `null` where nobody wrote it. */
export type LocalizedText<Text extends string = string> = Readonly<Record<InterfaceLanguage, Text | null>>;
