'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useLazyPanel } from '../../ui/useLazyPanel';
import styles from './MenuTrigger.module.css';
import type { MenuContent } from './menu-content';
import { usePlainMenu } from './usePlainMenu';

interface MenuTriggerProps extends MenuContent {
  /** Where to go when the menu cannot be loaded. */
  readonly catalogue: string;
  /** Plain links for the time before scripts run. */
  readonly children: ReactNode;
}

const loadPanel = () => import('./MenuPanel');

function warmUp(explore: boolean) {
  loadPanel().catch(() => undefined);
  if (!explore) return;
  import('../../explore/explore-lists')
    .then(({ prefetchExploreLists }) => prefetchExploreLists())
    .catch(() => undefined);
}

/** The menu button of narrow screens: a disclosure of plain links that becomes a menu button once scripts run. */
export function MenuTrigger({ catalogue, children, ...content }: MenuTriggerProps) {
  const { texts, explore } = content;
  const trigger = useRef<HTMLButtonElement>(null);
  const plain = usePlainMenu(trigger);
  const panelId = useId();
  const { Panel, open, waiting, show, hide } = useLazyPanel(loadPanel, catalogue);
  const openOnArrow = (event: KeyboardEvent) => {
    if (open || event.key !== 'ArrowDown') return;
    event.preventDefault();
    show();
  };
  if (plain.shown) {
    return (
      // A visitor may have opened it before scripts run.
      <details ref={plain.ref} onToggle={plain.onToggle} className={styles.menu} suppressHydrationWarning>
        <summary className={styles.trigger}>
          <MenuSign label={texts.menu} open={false} />
        </summary>
        <div className={styles.plain}>{children}</div>
      </details>
    );
  }
  return (
    <div className={styles.menu}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-busy={waiting}
        onClick={open ? hide : show}
        onKeyDown={openOnArrow}
        onPointerEnter={() => warmUp(explore)}
        onFocus={() => warmUp(explore)}
      >
        <MenuSign label={texts.menu} open={open} />
      </button>
      {Panel ? <Panel {...content} id={panelId} open={open} onClose={hide} trigger={trigger} /> : null}
    </div>
  );
}

function MenuSign({ label, open }: { readonly label: string; readonly open: boolean }) {
  return (
    <>
      <Icon name={open ? 'close' : 'menu'} />
      <span className="visually-hidden">{label}</span>
    </>
  );
}
