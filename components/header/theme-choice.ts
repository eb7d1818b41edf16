import { themeCookie, themeCookieSeconds } from '@/lib/theme/theme-cookie';
import { keepChoice } from './keep-choice';

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
  keepChoice(themeCookie, theme, { seconds: themeCookieSeconds, domain: root.dataset.cookieDomain });
}
