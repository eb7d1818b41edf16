/** The title of a document: the page's own, then the site's. `%s` as the page's makes a template of Next's metadata. */
export function documentTitle(page: string, site: string): string {
  return `${page} · ${site}`;
}
