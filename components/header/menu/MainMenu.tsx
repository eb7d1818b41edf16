'use client';

import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { type ListName, listNames } from '@/components/explore/explore-lists';
import type { FollowLink } from '@/components/explore/useFollowLink';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/addresses/base-path';
import styles from './MenuPanel.module.css';
import type { MenuContent } from './menu-content';

interface MainMenuProps extends MenuContent {
  /** The submenu that the visitor comes back from. */
  readonly focused: ListName | null;
  readonly onOpen: (name: ListName) => void;
  readonly onFollow: FollowLink;
}

/** The first level of the menu: links to pages, and the two submenus. */
export function MainMenu({ texts, links, explore, focused, onOpen, onFollow }: MainMenuProps) {
  return (
    <MenuList component="div" variant="menu" autoFocusItem={focused === null} aria-label={texts.menu}>
      {links.map(({ href, label }) => (
        <MenuItem
          key={href}
          component="a"
          disableRipple
          href={withBasePath(href)}
          onClick={onFollow(href)}
          className={styles.item}
        >
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
