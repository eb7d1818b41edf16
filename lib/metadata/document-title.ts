/** The title of a document: the page's own, then the site's. With `%s` as the page's it is a template for Next's metadata. */
export function documentTitle(page: string, site: string): string {
  return `${page} · ${site}`;
}
