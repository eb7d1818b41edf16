'use client';

import type { RefObject } from 'react';
import { MuiIsland } from '@/components/providers/MuiIsland';
import { escapePriorities } from '@/components/ui/escape-stack';
import type { InterfaceLanguage } from '@/lib/model/language';
import { OverlayPanel } from '../ui/OverlayPanel';
import styles from './ExplorePanel.module.css';
import { ExploreTabs } from './ExploreTabs';
import type { ExploreTexts } from './explore-texts';

export interface ExplorePanelProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly language: InterfaceLanguage;
  readonly texts: ExploreTexts;
}

/** The panel under the explore button of wide screens (specification, "Explore control"). */
export default function ExplorePanel({ id, open, onClose, trigger, language, texts }: ExplorePanelProps) {
  const closeAndReturn = () => {
    onClose();
    trigger.current?.focus();
  };
  return (
    <MuiIsland>
      <OverlayPanel
        id={id}
        role="dialog"
        aria-label={texts.explore}
        className={styles.panel}
        open={open}
        onClose={onClose}
        trigger={trigger}
        escapePriority={escapePriorities.overlayPanel}
      >
        <ExploreTabs language={language} texts={texts} onLeave={closeAndReturn} />
      </OverlayPanel>
    </MuiIsland>
  );
}
