/** Begins like the name of a site, and is no file such as `pagina.html`. */
const siteName =
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?!(?:html?|pdf|php|jpe?g|png|docx?|zip)(?:[/?#]|$))[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

/** An address as it is meant: `www.unimi.it/corso` has `https://` before it, or it would lead into this site. */
export function typedAddress(typed: string): string {
  const address = typed.trim();
  return siteName.test(address) ? `https://${address}` : address;
}
