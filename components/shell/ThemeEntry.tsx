'use client';

import { toggleTheme } from '@/components/header/choice-cookies';

/** The switch of the theme as a text, for a menu. */
export function ThemeEntry({ label }: { readonly label: string }) {
  return (
    <button type="button" className="needs-script" onClick={toggleTheme}>
      {label}
    </button>
  );
}
