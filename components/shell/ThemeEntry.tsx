'use client';

import { toggleTheme } from '@/components/header/choice-cookies';

/** The entry of a menu that toggles light and dark. */
export function ThemeEntry({ label }: { readonly label: string }) {
  return (
    <button type="button" onClick={toggleTheme}>
      {label}
    </button>
  );
}
