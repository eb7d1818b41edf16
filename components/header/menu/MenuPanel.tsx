'use client';

import { useState } from 'react';
import type { ListName } from '@/components/explore/explore-lists';
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

/** The menu or one of its submenus: on a small screen a submenu replaces the menu. */
function MenuLevels({ onLeave, ...content }: MenuContent & { readonly onLeave: () => void }) {
  /** The submenu that was opened last; the visitor may have left it. */
  const [submenu, setSubmenu] = useState<{ readonly name: ListName; readonly isOpen: boolean } | null>(null);
  const open = (name: ListName) => setSubmenu({ name, isOpen: true });
  if (!submenu?.isOpen)
    return <MainMenu {...content} focused={submenu?.name ?? null} onOpen={open} onLeave={onLeave} />;
  const { name } = submenu;
  const back = () => setSubmenu({ name, isOpen: false });
  return <Submenu {...content} key={name} name={name} onBack={back} onLeave={onLeave} />;
}
