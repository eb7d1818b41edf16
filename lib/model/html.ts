/** HTML from an editor: unsafe until the sanitiser has cleaned it. */
export type UntrustedHtml = string & { readonly untrustedHtml: unique symbol };

/** HTML without any content. */
export const emptyHtml = '' as UntrustedHtml;
