import type { Locale } from '@/lib/model/locale';

/** Query parameter of the signed-in area with which another service gives its return address. */
export const returnUrlParameter = 'returnUrl';

const maxLength = 2000;
/** A return address with both parameters is a signed one (specification, section 5). */
const signature = ['__pj0', '__pj1'] as const;

/** Parameters that the return address gets from the visit here. */
export type VisitParameters = Readonly<Record<string, string>>;

/** Locale and theme with the names from the specification (section 7). */
export function visitParameters(locale: Locale, theme: string): VisitParameters {
  return { lang: locale, poli_style: theme };
}

/**
 * Parses a return address on an allowed host; `null` for anything else.
 *
 * @param text untrusted text from outside
 * @param hosts RETURN_URL_HOSTS: in lower case, with the port if it is not the default one
 */
export function parseReturnAddress(text: unknown, hosts: readonly string[]): URL | null {
  if (typeof text !== 'string' || text.length > maxLength) return null;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return hosts.includes(url.host) ? url : null;
}

/** Whether the backend has signed a return address; nothing may then be added here. */
export function isSigned(address: URL): boolean {
  return signature.every((name) => address.searchParams.has(name));
}

/** Adds parameters at the end of the query. They replace parameters of the same names; everything else stays unchanged. */
export function withVisitParameters(address: URL, parameters: VisitParameters): URL {
  const url = new URL(address);
  const replaced = (pair: string) =>
    [...new URLSearchParams(pair).keys()].some((name) => Object.hasOwn(parameters, name));
  const others = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !replaced(pair));
  url.search = [...others, new URLSearchParams(parameters)].join('&');
  return url;
}
