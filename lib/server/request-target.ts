import { rootFiles } from '../addresses/files.ts';
import { pages } from '../addresses/pages.ts';
import { pageQuery, properAddress } from '../addresses/proper-address.ts';
import { splitUrl } from '../addresses/split-url.ts';

/** What the server in front of Next does with a request. */
export type RequestTarget =
  /** 307 where the page depends on the visitor, 308 to the one address of what is meant. */
  | { readonly kind: 'redirect'; readonly status: 307 | 308; readonly location: string }
  /** `url` where the app has another address for it. */
  | { readonly kind: 'pass'; readonly url?: string }
  | { readonly kind: 'refuse'; readonly status: 400 | 414; readonly message: string };

const maxUrlLength = 8192;
/**
 * Dot segments, needless or encoded slashes, control characters, and what another program reads away before it looks for
 * them: parameters of a segment (`..;x`), fragments, a second encoding. Ways past the rules of this server, or of a proxy,
 * for a prefix.
 */
const unsafePath = /(^|\/)\.{1,2}(\/|$)|\/\/|[\\;#]|%(?:[01][\da-f]|2[35f]|3b|5c|7f)|[\0-\x20\x7f]/i;

/** The cookie that the language switch leaves. */
const englishChosen = /(?:^|;\s*)NEXT_LOCALE=en(?:;|$)/;
/** The readable hint that somebody is signed in (`lib/auth/cookies.ts`); the page itself makes sure. */
const signedIn = /(?:^|;\s*)signed-in=1(?:;|$)/;

/** What answers under addresses of its own kind: handlers of calls, and Next's files. */
const otherAddresses = /^\/(?:api|_next\/(?:static|image))(?:\/|$)/;

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
 * The page that an entrance leads to: the home page, or the signed-in area for somebody who is signed in
 * (specification, section 2); `null` for an address that is no entrance.
 */
function pageOfEntrance(path: string, product: string, cookies: string): string | null {
  const app = `/${product}/app`;
  const entrances = ['/', `/${product}`, `/${product}/`, app, `${app}/`];
  const isEnglish = path === `${app}/en` || path === `${app}/en/`;
  if (!isEnglish && !entrances.includes(path)) return null;
  const language = isEnglish || englishChosen.test(cookies) ? '/en' : '';
  return `${app}${language}${(signedIn.test(cookies) ? pages.restricted : pages.home).path}`;
}

/** Where a request for a page goes: to it, to its one address, or to the page that says that there is none. */
function pageTarget(base: string, path: string, query: string): RequestTarget {
  const search = pageQuery(query);
  const proper = properAddress(path, search);
  if (proper === null) return { kind: 'pass', url: `${base}${path.startsWith('/en/') ? '/en' : ''}/not-found` };
  if (proper === (search === '' ? path : `${path}?${search}`)) return { kind: 'pass' };
  return { kind: 'redirect', status: 308, location: base + proper };
}

/** The web app's server gets and renews tokens, nobody else; it asks the backend itself. */
const tokenCalls = /^\/jaf\/oauth(?:\/|$)/i;

/** What follows `/{product}/rest` in an address of the REST hop; `null` for any other address, and for calls that are not for browsers. */
export function restPath(url: string, product: string): string | null {
  const base = `/${product}/rest`;
  const path = url.startsWith(`${base}/`) ? url.slice(base.length) : null;
  return path === null || tokenCalls.test(decodeURIComponent(splitUrl(path).path)) ? null : path;
}

/**
 * Says where a request goes: entrances such as `/` and `/{product}` redirect to a page; a page has one address, and all
 * other spellings of it redirect there; any other path that Next or the backend would resolve to another one is refused.
 * Everything else passes, also the files that crawlers look for at the root.
 *
 * @param url the request line's target as it came, such as `/mooc/app/home?q=1`
 * @param cookies the request's `Cookie` header: the language that a visitor has chosen, and whether somebody is signed in
 */
export function requestTarget(url: string, product: string, cookies = ''): RequestTarget {
  if (url.length > maxUrlLength) {
    return { kind: 'refuse', status: 414, message: `The address is longer than ${maxUrlLength} characters.` };
  }
  if (!url.startsWith('/')) return { kind: 'refuse', status: 400, message: 'The address must start with a slash.' };

  const { path, query } = splitUrl(url);
  if (!isEncodedWell(path)) return { kind: 'refuse', status: 400, message: 'The path is not encoded as UTF-8.' };
  const page = pageOfEntrance(path, product, cookies);
  if (page !== null) return { kind: 'redirect', status: 307, location: page };
  const rootFile = rootFiles.get(path);
  if (rootFile !== undefined) return { kind: 'pass', url: `/${product}/app/${rootFile}` };
  // Browsers look for it here when a page's own icon has not come yet.
  if (path === '/favicon.ico') return { kind: 'redirect', status: 308, location: `/${product}/app/icon.svg` };

  const appBase = `/${product}/app`;
  const appPath = path.startsWith(`${appBase}/`) ? path.slice(appBase.length) : null;
  if (appPath !== null && !otherAddresses.test(appPath)) return pageTarget(appBase, appPath, query);
  return isUnsafe(path)
    ? { kind: 'refuse', status: 400, message: 'The path holds characters that are not allowed.' }
    : { kind: 'pass' };
}
