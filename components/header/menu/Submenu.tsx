'use client';

import { type KeyboardEvent, useState } from 'react';
import { EntryMenu } from '@/components/explore/EntryMenu';
import { type ListName, useExploreLists } from '@/components/explore/explore-lists';
import { currentSearchText } from '@/components/header/search-text';
import { escapePriorities, useEscapeLayer } from '@/components/ui/escape-stack';
import { Icon } from '@/components/ui/Icon';
import styles from './MenuPanel.module.css';
import type { MenuContent } from './menu-content';

interface SubmenuProps extends MenuContent {
  readonly name: ListName;
  readonly onBack: () => void;
  /** Called when an entry is followed. */
  readonly onLeave: () => void;
}

/** The categories or the universities. A button, Arrow left or Escape lead back to the menu. */
export function Submenu({ name, locale, texts, onBack, onLeave }: SubmenuProps) {
  const [text] = useState(currentSearchText);
  const list = useExploreLists(locale, text)[name];
  useEscapeLayer(true, escapePriorities.menu, onBack);
  const moveOnArrow = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onBack();
    if (key === 'ArrowDown' && target instanceof HTMLButtonElement) {
      currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the menu and the button inside
    <div onKeyDown={moveOnArrow}>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: holds the focus until the entries have loaded
        autoFocus
        onClick={onBack}
        aria-label={`${texts.back}: ${texts[name]}`}
        className={styles.back}
      >
        <Icon name="previous" />
        {texts[name]}
      </button>
      <div tabIndex={-1} className={styles.entries}>
        <EntryMenu list={list} texts={texts} onLeave={onLeave} variant="menu" autoFocusItem aria-label={texts[name]} />
      </div>
    </div>
  );
}
