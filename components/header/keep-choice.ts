/** How long, and for which hosts, a choice is kept. */
interface Keeping {
  readonly seconds: number;
  /** Parent domain; this host alone when there is none. */
  readonly domain?: string | undefined;
}

/** Keeps a visitor's choice in a cookie for all pages. Chosen on https, it is never sent in the open. */
export function keepChoice(name: string, value: string, { seconds, domain }: Keeping): void {
  const flags = [domain && `domain=${domain}`, window.location.protocol === 'https:' && 'secure'].filter(Boolean);
  const attributes = ['path=/', `max-age=${seconds}`, 'samesite=lax', ...flags];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = [`${name}=${value}`, ...attributes].join('; ');
}
