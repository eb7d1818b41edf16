import { THEME_COOKIE, THEME_COOKIE_SECONDS } from '@/lib/theme/theme-cookie';

export type ThemeName = 'light' | 'dark';

/** The theme on the screen: the visitor's choice or, without one, the system's. */
export function shownTheme(): ThemeName {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme and keeps it for 365 days (specification, section 9). */
export function rememberTheme(theme: ThemeName): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const domain = root.dataset.cookieDomain ? `; domain=${root.dataset.cookieDomain}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${THEME_COOKIE_SECONDS}; samesite=lax${domain}`;
}
