/** Two base addresses: an address that means the same from both is not relative. Nobody can own a name in `.invalid`. */
const [here, elsewhere] = ['https://here.invalid', 'https://elsewhere.invalid'] as const;
const anyScheme = /^[a-z][a-z\d+.-]*:/i;

/** An address as the browser will understand it, which ignores line ends and tabs inside it. */
function resolve(address: string): { readonly url: URL; readonly relative: string | null } | null {
  const text = address.replace(/[\t\n\r]/g, '').trim();
  if (text === '' || !URL.canParse(text, here)) return null;
  const url = new URL(text, here);
  if (url.href === new URL(text, elsewhere).href) return { url, relative: null };
  // `https:page` is relative on some pages only.
  return anyScheme.test(text) ? null : { url, relative: text };
}

/**
 * The address of a link: http, https, mailto, tel or relative.
 *
 * @returns `null` for any other, and for one with a user's name; `isWeb`: whether it leads to another site
 */
export function parseLink(address: string): { readonly href: string; readonly isWeb: boolean } | null {
  const link = resolve(address);
  if (link === null) return null;
  if (link.relative !== null) return { href: link.relative, isWeb: false };
  switch (link.url.protocol) {
    case 'http:':
    case 'https:':
      // `https://www.polimi.it@evil.example` reads like another site.
      return link.url.username || link.url.password ? null : { href: link.url.href, isWeb: true };
    case 'mailto:':
    case 'tel:':
      return { href: link.url.href, isWeb: false };
    default:
      return null;
  }
}

/** The address of a picture: https or relative; http becomes https. `null` for any other. */
export function parsePictureAddress(address: string): string | null {
  const link = parseLink(address);
  if (link === null) return null;
  if (link.isWeb) return link.href.replace(/^http:/, 'https:');
  return anyScheme.test(link.href) ? null : link.href;
}

/** Begins like the name of a site, and is no file such as `pagina.html`. */
const siteName =
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?!(?:html?|pdf|php|jpe?g|png|docx?|zip)(?:[/?#]|$))[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/** An address as its writer meant it: `www.unimi.it/corso` gets `https://` before it, or it would lead into this site. */
export function typedAddress(typed: string): string {
  const address = typed.trim();
  return siteName.test(address) ? `https://${address}` : address;
}
