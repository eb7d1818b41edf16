'use client';

import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { Messages } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { EntryMenu } from '@/components/explore/EntryMenu';
import { type ListName, listNames, useExploreLists } from '@/components/explore/explore-lists';
import { currentSearchText } from '@/components/header/search-text';
import { PopupPanel } from '@/components/popup/PopupPanel';
import type { Popup } from '@/components/popup/usePopup';
import { AppLink } from '@/components/ui/AppLink';
import { escapePriorities, useEscapeLayer } from '@/components/ui/escape-stack';
import { Icon } from '@/components/ui/Icon';
import type { InterfaceLanguage } from '@/lib/model/language';
import styles from './MenuPanel.module.css';

/** The content of the menu of narrow screens, with translated texts. */
export interface MenuContent {
  readonly language: InterfaceLanguage;
  readonly texts: Omit<Messages['explore'], 'explore' | 'clear' | 'allCourses'> & { readonly menu: string };
  /** Links to pages; addresses without base path. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** Whether the menu has submenus of categories and universities. */
  readonly explore: boolean;
}

interface MenuPanelProps extends MenuContent {
  readonly popup: Popup;
}

/** The open menu of narrow screens. */
export default function MenuPanel({ popup, ...content }: MenuPanelProps) {
  return (
    <PopupPanel popup={popup}>
      <MenuLevels {...content} onLeave={popup.leave} />
    </PopupPanel>
  );
}

interface MenuLevelProps extends MenuContent {
  /** Called when a link is followed. */
  readonly onLeave: () => void;
}

/** The menu or one of its submenus: on a small screen a submenu replaces the menu. */
function MenuLevels(props: MenuLevelProps) {
  /** The submenu that was opened last; the visitor may have left it. */
  const [submenu, setSubmenu] = useState<{ readonly name: ListName; readonly isOpen: boolean } | null>(null);
  const open = (name: ListName) => setSubmenu({ name, isOpen: true });
  if (!submenu?.isOpen) return <MainMenu {...props} focused={submenu?.name ?? null} onOpen={open} />;
  const { name } = submenu;
  return <Submenu {...props} key={name} name={name} onBack={() => setSubmenu({ name, isOpen: false })} />;
}

interface MainMenuProps extends MenuLevelProps {
  /** The submenu that the visitor has just left; its entry gets the focus. */
  readonly focused: ListName | null;
  readonly onOpen: (name: ListName) => void;
}

/** The first level of the menu: links to pages, and the two submenus. */
function MainMenu({ texts, links, explore, focused, onOpen, onLeave }: MainMenuProps) {
  return (
    <MenuList component="div" variant="menu" autoFocusItem={focused === null} aria-label={texts.menu}>
      {links.map(({ href, label }) => (
        <MenuItem key={href} component={AppLink} disableRipple href={href} onNavigate={onLeave} className={styles.item}>
          {label}
        </MenuItem>
      ))}
      {(explore ? listNames : []).map((name) => (
        <MenuItem
          key={name}
          component="div"
          disableRipple
          aria-haspopup="menu"
          aria-expanded={false}
          autoFocus={name === focused}
          onClick={() => onOpen(name)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') onOpen(name);
          }}
          className={styles.item}
        >
          {texts[name]}
          <Icon name="next" />
        </MenuItem>
      ))}
    </MenuList>
  );
}

interface SubmenuProps extends MenuLevelProps {
  readonly name: ListName;
  readonly onBack: () => void;
}

/** The categories or the universities. A button, Arrow left or Escape lead back to the menu. */
function Submenu({ name, language, texts, onBack, onLeave }: SubmenuProps) {
  const [text] = useState(currentSearchText);
  const list = useExploreLists(language, text)[name];
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
      <div className={styles.entries}>
        <EntryMenu list={list} texts={texts} onLeave={onLeave} variant="menu" autoFocusItem aria-label={texts[name]} />
      </div>
    </div>
  );
}
