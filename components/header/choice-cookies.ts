import { themeCookie } from '@/lib/theme/theme-cookie';

/** Lifetime of a choice, in seconds: 365 days (specification, section 9). */
const lifetime = 365 * 24 * 60 * 60;

/**
 * Saves a visitor's choice in a cookie for all pages. A choice made on https is never sent unencrypted.
 *
 * @param domain a parent domain whose hosts all get the cookie; by default only this host does
 */
export function saveChoice(name: string, value: string, domain?: string): void {
  const flags = [domain && `domain=${domain}`, window.location.protocol === 'https:' && 'secure'].filter(Boolean);
  const attributes = ['path=/', `max-age=${lifetime}`, 'samesite=lax', ...flags];
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = [`${name}=${value}`, ...attributes].join('; ');
  } catch {
    // Where the browser refuses cookies, the choice lasts as long as the page.
  }
}

/** Changes from light to dark or back, and saves the choice. Before the first choice, the page has the system's theme. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const systemTheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = (root.dataset.theme ?? systemTheme) === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  saveChoice(themeCookie, theme, root.dataset.cookieDomain);
}
