import type { InterfaceLanguage } from '@/lib/model/language';

/** Query parameter of the signed-in area by which another service says where people come back to. */
export const returnUrlParameter = 'returnUrl';

const longest = 2000;
/** Together they make a return address a signed one (specification, section 5). */
const signature = ['__pj0', '__pj1'] as const;

/** What the service that people go back to gets to know of their visit here, as parameters of its address. */
export type ReturnParameters = Readonly<Record<string, string>>;

/** Language and theme by the names of the specification (section 7). */
export function returnParameters(language: InterfaceLanguage, theme: string): ReturnParameters {
  return { lang: language, poli_style: theme };
}

/**
 * A return address that people may be sent to; `null` for anything else.
 *
 * @param text from outside, not to be trusted
 * @param hosts RETURN_URL_HOSTS: in lower case, with their port where it is not the usual one
 */
export function parseReturnAddress(text: unknown, hosts: readonly string[]): URL | null {
  if (typeof text !== 'string' || text.length > longest) return null;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return hosts.includes(url.host) ? url : null;
}

/** Whether the backend has signed a return address: nothing may be added to it here then. */
export function isSigned(address: URL): boolean {
  return signature.every((name) => address.searchParams.has(name));
}

/** The address with the parameters at the end of its query. Those of the same names give way, all else stays as it was written. */
export function withReturnParameters(address: URL, parameters: ReturnParameters): URL {
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
