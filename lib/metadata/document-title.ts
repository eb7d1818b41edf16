/** The title of a document: the page's title, then the site's. With `%s` as `page` it is a template for Next's metadata. */
export function documentTitle(page: string, site: string): string {
  return `${page} · ${site}`;
}
