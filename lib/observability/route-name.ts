const pages = new Set([
  ...['home', 'catalogue', 'about', 'aboutUniv', 'accessibility', 'privacy', 'legal', 'login', 'logout', 'restricted'],
  ...['courseDetails', 'collectionCard', 'unavailable', 'calendar', 'feeds', 'sitemap', 'social', 'icons', 'pictures'],
  ...['hero', 'sitemap.xml', 'robots.txt', 'llms.txt', 'manifest.webmanifest'],
]);
const handlers = new Set([
  ...['auth', 'cata', 'courses', 'export', 'health', 'immagine', 'jaf', 'mooc', 'moocFilters', 'moochub', 'revalidate'],
]);
const restParts = new Set(['cata', 'immagine', 'jaf', 'mooc', 'moocFilters']);
const frameworkParts = new Set(['image', 'static']);

function nameBelow(base: string, segments: readonly string[], known: (segment: string) => boolean): string {
  const [first = '', ...rest] = segments;
  if (first === '') return base;
  if (!known(first)) return `${base}/*`;
  return rest.length > 0 ? `${base}/${first}/*` : `${base}/${first}`;
}

/**
 * The kind of page or call that a path leads to, such as `/mooc/app/courseDetails/*`: one of a fixed number of names,
 * whatever strangers ask for. Both languages of a page have one name.
 */
export function routeName(path: string, product: string): string {
  const [, first, area, ...below] = path.split('/');
  if (first !== product || (area !== 'app' && area !== 'rest')) return '/*';
  const base = `/${product}/${area}`;
  if (area === 'rest') return nameBelow(base, below, (part) => restParts.has(part));
  const [kind = '', ...rest] = below;
  if (kind === 'api') return nameBelow(`${base}/api`, rest, (part) => handlers.has(part));
  if (kind === '_next') return nameBelow(`${base}/_next`, rest, (part) => frameworkParts.has(part));
  return nameBelow(base, kind === 'en' ? rest : below, (part) => pages.has(part));
}
