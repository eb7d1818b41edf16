'use client';

import { Icon } from '@/components/ui/Icon';
import styles from './ThemeSwitch.module.css';
import { rememberTheme, shownTheme } from './theme-choice';

/** Toggles light and dark. Until it is used the system's preference decides. */
export function ThemeSwitch({ label }: { readonly label: string }) {
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={label}
      title={label}
      onClick={() => rememberTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="theme" />
    </button>
  );
}
