import { files, folders } from '../addresses/files.ts';
import { firstFolder } from '../addresses/find-page.ts';
import { pages } from '../addresses/pages.ts';

const areas = new Set([...Object.values(pages).map(({ path }) => firstFolder(path)), ...folders.keys(), ...files]);
/** The first folders of the REST contract's calls. */
const restParts = ['cata', 'immagine', 'jaf', 'mooc', 'moocFilters'];

function nameBelow(base: string, segments: readonly string[], known: (segment: string) => boolean): string {
  const [first = '', ...rest] = segments;
  if (first === '') return base;
  if (!known(first)) return `${base}/*`;
  return rest.length > 0 ? `${base}/${first}/*` : `${base}/${first}`;
}

/**
 * The kind of page or call at a path, such as `/mooc/app/courseDetails/*`. The number of names is fixed, whatever clients
 * request. Both locales of a page share a name.
 */
export function routeName(path: string, product: string): string {
  const [, first, area, ...below] = path.split('/');
  if (first !== product || (area !== 'app' && area !== 'rest')) return '/*';
  const base = `/${product}/${area}`;
  if (area === 'rest') return nameBelow(base, below, (part) => restParts.includes(part));
  const [folder = '', ...rest] = below;
  const named = folders.get(folder) ?? [];
  if (named.length > 0) return nameBelow(`${base}/${folder}`, rest, (part) => named.includes(part));
  return nameBelow(base, folder === 'en' ? rest : below, (part) => areas.has(part));
}
