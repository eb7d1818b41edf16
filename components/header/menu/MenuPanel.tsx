'use client';

import { useState } from 'react';
import type { ListName } from '@/components/explore/explore-lists';
import { useFollowLink } from '@/components/explore/useFollowLink';
import { PopupPanel } from '@/components/popup/PopupPanel';
import type { Popup } from '@/components/popup/usePopup';
import { MainMenu } from './MainMenu';
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
