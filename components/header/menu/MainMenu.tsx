'use client';

import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { type ListName, listNames } from '@/components/explore/explore-lists';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import styles from './MenuPanel.module.css';
import type { MenuContent } from './menu-content';

interface MainMenuProps extends MenuContent {
  /** The submenu that the visitor has just left; its entry gets the focus. */
  readonly focused: ListName | null;
  readonly onOpen: (name: ListName) => void;
  /** Called when a link is followed. */
  readonly onLeave: () => void;
}

/** The first level of the menu: links to pages, and the two submenus. */
export function MainMenu({ texts, links, explore, focused, onOpen, onLeave }: MainMenuProps) {
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
