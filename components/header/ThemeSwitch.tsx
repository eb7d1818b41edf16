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
