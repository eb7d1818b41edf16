'use client';

import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useState } from 'react';
import { type ListName, listNames } from '@/components/explore/explore-lists';
import { PopupPanel } from '@/components/popup/PopupPanel';
import type { Popup } from '@/components/popup/usePopup';
import { Icon } from '@/components/ui/Icon';
import { RoleLink } from '@/components/ui/RoleLink';
import styles from './MenuPanel.module.css';
import type { MenuContent } from './menu-content';
import { Submenu } from './Submenu';

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

interface MenuLevelsProps extends MenuContent {
  /** Called when a link is followed. */
  readonly onLeave: () => void;
}

/** The menu or one of its submenus: on a small screen a submenu replaces the menu. */
function MenuLevels(props: MenuLevelsProps) {
  /** The submenu that was opened last; the visitor may have left it. */
  const [submenu, setSubmenu] = useState<{ readonly name: ListName; readonly isOpen: boolean } | null>(null);
  const open = (name: ListName) => setSubmenu({ name, isOpen: true });
  if (!submenu?.isOpen) return <MainMenu {...props} focused={submenu?.name ?? null} onOpen={open} />;
  const { name } = submenu;
  return <Submenu {...props} key={name} name={name} onBack={() => setSubmenu({ name, isOpen: false })} />;
}

interface MainMenuProps extends MenuLevelsProps {
  /** The submenu that the visitor has just left; its entry gets the focus. */
  readonly focused: ListName | null;
  readonly onOpen: (name: ListName) => void;
}

/** The first level of the menu: links to pages, and the two submenus. */
function MainMenu({ texts, links, explore, focused, onOpen, onLeave }: MainMenuProps) {
  return (
    <MenuList component="div" variant="menu" autoFocusItem={focused === null} aria-label={texts.menu}>
      {links.map(({ href, label }) => (
        <MenuItem key={href} component={RoleLink} disableRipple href={href} onFollow={onLeave} className={styles.item}>
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
