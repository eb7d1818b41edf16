'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { MuiIsland } from '@/components/providers/MuiIsland';
import { escapePriorities } from '@/components/ui/escape-stack';
import type { ListName } from '../../explore/explore-lists';
import { useFollowLink } from '../../explore/useFollowLink';
import { OverlayPanel } from '../../ui/OverlayPanel';
import { MainMenu } from './MainMenu';
import styles from './MenuPanel.module.css';
import type { MenuContent } from './menu-content';
import { Submenu } from './Submenu';

interface MenuPanelProps extends MenuContent {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly trigger: RefObject<HTMLElement | null>;
}

/** The open menu of narrow screens. */
export default function MenuPanel({ id, open, onClose, trigger, ...content }: MenuPanelProps) {
  const closeAndReturn = () => {
    onClose();
    trigger.current?.focus();
  };
  const closeOnTab = ({ key, target }: KeyboardEvent) => {
    // The browser then moves on from the button, as if the menu had never been there.
    if (key === 'Tab' && target instanceof Element && target.closest('[role="menu"]')) closeAndReturn();
  };
  return (
    <MuiIsland>
      <OverlayPanel
        id={id}
        className={styles.panel}
        open={open}
        onClose={onClose}
        trigger={trigger}
        escapePriority={escapePriorities.menu}
        onKeyDown={closeOnTab}
      >
        <MenuLevels {...content} onLeave={closeAndReturn} />
      </OverlayPanel>
    </MuiIsland>
  );
}

/** The menu or one of its submenus: on a small screen a submenu takes the place of the menu. */
function MenuLevels({ onLeave, ...content }: MenuContent & { readonly onLeave: () => void }) {
  const [submenu, setSubmenu] = useState<ListName | null>(null);
  const [lastSubmenu, setLastSubmenu] = useState<ListName | null>(null);
  const follow = useFollowLink(onLeave);
  const openSubmenu = (name: ListName) => {
    setSubmenu(name);
    setLastSubmenu(name);
  };
  if (submenu === null) {
    return <MainMenu {...content} focused={lastSubmenu} onOpen={openSubmenu} onFollow={follow} />;
  }
  return <Submenu {...content} key={submenu} name={submenu} onBack={() => setSubmenu(null)} onFollow={follow} />;
}
