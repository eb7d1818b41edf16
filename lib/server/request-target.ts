/** What the server in front of Next does with a request. */
export type RequestTarget =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'rest'; readonly path: string }
  /** `url` where the app knows the file by another address. */
  | { readonly kind: 'app'; readonly url?: string }
  | { readonly kind: 'refuse'; readonly status: 400 | 414; readonly message: string };

const maxUrlLength = 8192;
/** Dot segments, encoded slashes and control characters: ways out of the REST base or past a proxy's rules. */
const unsafePath = /(^|\/)\.{1,2}(\/|$)|\/\/|\\|%2f|%5c|%00|[\0-\x20\x7f]/i;

/** The cookie that the language switch leaves. */
const englishChosen = /(?:^|;\s*)NEXT_LOCALE=en(?:;|$)/;

/** Files that crawlers look for at the root of the origin; the app has them under its own base. */
const rootFiles = ['/robots.txt', '/llms.txt', '/sitemap.xml'];

function splitUrl(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark) };
}

function isEncodedWell(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function isUnsafe(path: string): boolean {
  return unsafePath.test(path.replaceAll(/%2e/gi, '.'));
}

/**
 * Says where a request goes: `/` and `/{product}` redirect to the home page, `/{product}/rest/*` goes to the backend
 * (`path` is what follows `/{product}/rest`, with the query), everything else is Next's, and so are the files that
 * crawlers look for at the root.
 *
 * @param url the request line's target as it came, such as `/mooc/app/home?q=1`
 * @param cookies the request's `Cookie` header: a visitor who has chosen English is led to the English home page
 */
export function requestTarget(url: string, product: string, cookies = ''): RequestTarget {
  if (url.length > maxUrlLength) {
    return { kind: 'refuse', status: 414, message: `The address is longer than ${maxUrlLength} characters.` };
  }
  if (!url.startsWith('/')) return { kind: 'refuse', status: 400, message: 'The address must start with a slash.' };

  const { path, query } = splitUrl(url);
  if (!isEncodedWell(path)) return { kind: 'refuse', status: 400, message: 'The path is not encoded as UTF-8.' };
  const entrances = ['/', `/${product}`, `/${product}/`, `/${product}/app`, `/${product}/app/`];
  if (entrances.includes(path)) {
    const language = englishChosen.test(cookies) ? '/en' : '';
    return { kind: 'redirect', location: `/${product}/app${language}/home` };
  }

  if (rootFiles.includes(path)) return { kind: 'app', url: `/${product}/app${path}` };

  const restBase = `/${product}/rest`;
  if (!path.startsWith(`${restBase}/`)) return { kind: 'app' };
  const rest = path.slice(restBase.length);
  if (isUnsafe(rest))
    return { kind: 'refuse', status: 400, message: 'The path holds characters that are not allowed.' };
  return { kind: 'rest', path: rest + query };
}
