'use client';

import type { RefObject } from 'react';
import { MuiIsland } from '@/components/providers/MuiIsland';
import { escapePriorities } from '@/components/ui/escape-stack';
import { withBasePath } from '@/lib/addresses/base-path';
import { OverlayPanel } from '../ui/OverlayPanel';
import styles from './AdminControl.module.css';
import { AdminControlAccount } from './AdminControlAccount';
import type { AdminControlContent } from './AdminControlContent';

interface AdminControlPanelProps extends AdminControlContent {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly trigger: RefObject<HTMLElement | null>;
}

/** The panel under the user button: who is signed in, and where to go (specification, "Admin control"). */
export default function AdminControlPanel({ id, open, onClose, trigger, texts, links }: AdminControlPanelProps) {
  return (
    <MuiIsland>
      <OverlayPanel
        id={id}
        role="dialog"
        aria-label={texts.open}
        className={styles.panel}
        open={open}
        onClose={onClose}
        trigger={trigger}
        escapePriority={escapePriorities.overlayPanel}
      >
        <AdminControlAccount texts={texts}>
          <ul className={styles.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                {/* A new document: what the browser has kept of other people's pages is gone then. */}
                <a href={withBasePath(href)}>{label}</a>
              </li>
            ))}
          </ul>
        </AdminControlAccount>
      </OverlayPanel>
    </MuiIsland>
  );
}
