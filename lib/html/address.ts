import { isMailAddress } from '../model/mail-address.ts';

/** Two base addresses: an address that resolves to the same URL from both is absolute. Nobody can own a name in `.invalid`. */
const [here, elsewhere] = ['https://here.invalid', 'https://elsewhere.invalid'] as const;
const anyScheme = /^[a-z][a-z\d+.-]*:/i;

/** Resolves an address as browsers do: they ignore line ends and tabs inside it. */
function resolve(address: string): { readonly url: URL; readonly relative: string | null } | null {
  const text = address.replace(/[\t\n\r]/g, '').trim();
  if (text === '' || !URL.canParse(text, here)) return null;
  const url = new URL(text, here);
  if (url.href === new URL(text, elsewhere).href) return { url, relative: null };
  // `https:page` is relative only on pages with https.
  return anyScheme.test(text) ? null : { url, relative: text };
}

/**
 * Parses the address of a link: http, https, mailto, tel or relative.
 *
 * @returns `null` for any other address, and for one with a user name. `isWeb`: whether it leads to another site
 */
export function parseLink(address: string): { readonly href: string; readonly isWeb: boolean } | null {
  const link = resolve(address);
  if (link === null) return null;
  if (link.relative !== null) return { href: link.relative, isWeb: false };
  switch (link.url.protocol) {
    case 'http:':
    case 'https:':
      // `https://www.polimi.it@evil.example` looks like an address of polimi.it.
      return link.url.username || link.url.password ? null : { href: link.url.href, isWeb: true };
    case 'mailto:':
    case 'tel:':
      return { href: link.url.href, isWeb: false };
    default:
      return null;
  }
}

/** Parses the address of a picture: https or relative; http becomes https. `null` for any other address. */
export function parsePictureAddress(address: string): string | null {
  const link = parseLink(address);
  if (link === null) return null;
  if (link.isWeb) return link.href.replace(/^http:/, 'https:');
  return anyScheme.test(link.href) ? null : link.href;
}

/** Begins with the name of a site, and not with the name of a file such as `pagina.html`. */
const siteName =
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?!(?:html?|pdf|php|jpe?g|png|docx?|zip)(?:[/?#]|$))[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/**
 * The address that an editor meant: `www.unimi.it/corso` gets `https://`, a mail address `mailto:`; without it the link would
 * lead into this site.
 */
export function typedAddress(typed: string): string {
  const address = typed.trim();
  if (isMailAddress(address)) return `mailto:${address}`;
  return siteName.test(address) ? `https://${address}` : address;
}
