/** HTML that has passed the sanitiser: nothing in it runs, and it may be put into a page. */
export type SafeHtml = string & { readonly safeHtml: unique symbol };
