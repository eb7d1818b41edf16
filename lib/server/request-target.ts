import { rootFiles } from '../addresses/files.ts';
import { notFoundPath, pages } from '../addresses/pages.ts';
import { isWellEncoded, pageQuery, properAddress } from '../addresses/proper-address.ts';
import { splitUrl } from '../addresses/split-url.ts';
import { hintCookie } from '../http/hint-cookie.ts';

/** What the server in front of Next does with a request. */
export type RequestTarget =
  /** 307 if the page depends on the visitor, 308 to the canonical address of a page. */
  | { readonly kind: 'redirect'; readonly status: 307 | 308; readonly location: string }
  /** `url`: the address of the file or page inside the app, if it differs from the requested one. */
  | { readonly kind: 'pass'; readonly url?: string }
  | { readonly kind: 'refuse'; readonly status: 400 | 414; readonly message: string };

/** Characters. A longer address is refused, whatever it leads to. */
export const maxUrlLength = 8192;
/**
 * Dot segments, double or encoded slashes, control characters, and what another program may strip before it resolves them:
 * segment parameters (`..;x`), fragments, a second encoding. They could bypass a rule for a prefix, here or in a proxy.
 */
const unsafePath = /(^|\/)\.{1,2}(\/|$)|\/\/|[\\;#]|%(?:[01][\da-f]|2[35f]|3b|5c|7f)|[\0-\x20\x7f]/i;

/** The cookie that the language switch sets. */
const englishChosen = /(?:^|;\s*)NEXT_LOCALE=en(?:;|$)/;
/** Only a hint; the page itself checks the session. */
const signedIn = new RegExp(`(?:^|;\\s*)${hintCookie}=1(?:;|$)`);

/** Addresses that follow other rules than pages: API handlers and Next's files. */
const apiOrNextFiles = /^\/(?:api\/.|_next\/(?:static|image)(?:\/|$))/;

function isUnsafe(path: string): boolean {
  return unsafePath.test(path.replaceAll(/%2e/gi, '.'));
}

/**
 * The page that an entrance redirects to: the home page, or the signed-in area for signed-in people (specification,
 * section 2); `null` if the address is not an entrance.
 */
function entrancePage(path: string, product: string, cookies: string): string | null {
  const app = `/${product}/app`;
  const entrances = ['/', `/${product}`, `/${product}/`, app, `${app}/`];
  const isEnglish = path === `${app}/en` || path === `${app}/en/`;
  if (!isEnglish && !entrances.includes(path)) return null;
  const prefix = isEnglish || englishChosen.test(cookies) ? '/en' : '';
  return `${app}${prefix}${(signedIn.test(cookies) ? pages.restricted : pages.home).path}`;
}

/** The target of a request for a page: the page, a redirect to its canonical address, or the page “not found”. */
function pageTarget(base: string, path: string, query: string): RequestTarget {
  const search = pageQuery(query);
  const proper = properAddress(path, search);
  if (proper === null) return { kind: 'pass', url: `${base}${path.startsWith('/en/') ? '/en' : ''}${notFoundPath}` };
  if (proper === (search === '' ? path : `${path}?${search}`)) return { kind: 'pass' };
  return { kind: 'redirect', status: 308, location: base + proper };
}

/** Calls that get and renew tokens. Only the web app's server makes them, and it calls the backend directly. */
const tokenCalls = /^\/jaf\/oauth(?:\/|$)/i;

/** The part of an address after `/{product}/rest`; `null` for any other address, and for calls that are not for browsers. */
export function restPath(url: string, product: string): string | null {
  const base = `/${product}/rest`;
  const path = url.startsWith(`${base}/`) ? url.slice(base.length) : null;
  return path === null || tokenCalls.test(decodeURIComponent(splitUrl(path).path)) ? null : path;
}

/**
 * Decides what happens with a request. Entrances such as `/` and `/{product}` redirect to a page. Other spellings of a page's
 * address redirect to the canonical one. A path that Next or the backend would resolve to another path is refused. Everything
 * else passes, including the files that crawlers look for at the root; other addresses outside the app show its page “not found”.
 *
 * @param url the target of the request line, unchanged, such as `/mooc/app/home?q=1`
 * @param cookies the `Cookie` header, for the chosen locale and the hint that somebody is signed in
 */
export function requestTarget(url: string, product: string, cookies = ''): RequestTarget {
  if (url.length > maxUrlLength) {
    return { kind: 'refuse', status: 414, message: `The address is longer than ${maxUrlLength} characters.` };
  }
  if (!url.startsWith('/')) return { kind: 'refuse', status: 400, message: 'The address must start with a slash.' };

  const { path, query } = splitUrl(url);
  if (!isWellEncoded(path)) return { kind: 'refuse', status: 400, message: 'The path is not encoded as UTF-8.' };
  const page = entrancePage(path, product, cookies);
  if (page !== null) return { kind: 'redirect', status: 307, location: page };
  const rootFile = rootFiles.get(path);
  if (rootFile !== undefined) return { kind: 'pass', url: `/${product}/app/${rootFile}` };
  // Browsers request this address before they know the icon that a page names.
  if (path === '/favicon.ico') return { kind: 'redirect', status: 308, location: `/${product}/app/icon.svg` };

  const appBase = `/${product}/app`;
  const appPath = path.startsWith(`${appBase}/`) ? path.slice(appBase.length) : null;
  if (appPath !== null && !apiOrNextFiles.test(appPath)) return pageTarget(appBase, appPath, query);
  if (isUnsafe(path))
    return { kind: 'refuse', status: 400, message: 'The path holds characters that are not allowed.' };
  // Next's own answer for an address outside the app is an empty page.
  const isKnown = appPath !== null || restPath(url, product) !== null;
  return isKnown ? { kind: 'pass' } : { kind: 'pass', url: appBase + notFoundPath };
}
