'use client';

import { Icon } from '@/components/ui/Icon';
import buttons from '@/components/ui/RoundButton.module.css';
import { toggleTheme } from './choice-cookies';

/** Toggles light and dark. Until the visitor uses it, the system's preference decides. */
export function ThemeSwitch({ label }: { readonly label: string }) {
  return (
    <button type="button" className={`needs-script ${buttons.round}`} title={label} onClick={toggleTheme}>
      <Icon name="theme" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

/** The same switch as a text, for a menu. */
export function ThemeEntry({ label }: { readonly label: string }) {
  return (
    <button type="button" onClick={toggleTheme}>
      {label}
    </button>
  );
}
