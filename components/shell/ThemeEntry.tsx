'use client';

import { rememberTheme, shownTheme } from '@/components/header/theme-choice';

/** The entry of a menu that toggles light and dark. */
export function ThemeEntry({ label }: { readonly label: string }) {
  return (
    <button type="button" onClick={() => rememberTheme(shownTheme() === 'dark' ? 'light' : 'dark')}>
      {label}
    </button>
  );
}
