/** A text that says its own language, as the export and this import write it. */
const marked = /^<div lang="(?<language>[a-z]{2,3})">(?<html>[\s\S]*)<\/div>$/;

/** A text in a language that its field is not for: a page shows it with the right `lang`. */
export function markLanguage(html: string, language: string): string {
  return `<div lang="${language}">${html}</div>`;
}

/** The text and its language, when it says so itself; `null` when it does not. */
export function splitLanguage(html: string): { readonly html: string; readonly language: string } | null {
  const { language, html: inner } = marked.exec(html)?.groups ?? {};
  // More of these elements inside may be the ends of two that stand beside each other.
  return language === undefined || inner === undefined || /<\/?div\b/i.test(inner) ? null : { html: inner, language };
}
