'use client';

import { useRef, useSyncExternalStore } from 'react';
import { usePopup } from '@/components/popup/usePopup';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import styles from './AdminControl.module.css';
import type { AdminControlContent } from './AdminControlPanel';
import { hasSignedInHint, onReturn } from './signed-in-hint';

interface AdminControlButtonProps extends AdminControlContent {
  readonly login: string;
}

const loadPanel = () => import('./AdminControlPanel');

/**
 * A link to the login page that becomes a user button when the hint cookie says that somebody is signed in. Both have
 * the same size. Nothing is fetched before the user presses the button.
 */
export function AdminControlButton({ login, ...content }: AdminControlButtonProps) {
  const signedIn = useSyncExternalStore(onReturn, hasSignedInHint, () => false);
  if (signedIn) return <UserButton login={login} {...content} />;
  return (
    <AppLink href={login} className={styles.control}>
      {content.texts.admin}
    </AppLink>
  );
}

function UserButton({ login, ...content }: AdminControlButtonProps) {
  const { admin, open } = content.texts;
  const trigger = useRef<HTMLButtonElement>(null);
  const { Panel, popup, toggle, handlers, aria } = usePopup({
    kind: 'dialog',
    trigger,
    load: loadPanel,
    fallback: login,
  });
  return (
    <div className={styles.place}>
      <button
        ref={trigger}
        type="button"
        className={styles.control}
        title={open}
        onClick={toggle}
        {...handlers}
        {...aria}
      >
        <span className={styles.size} aria-hidden="true">
          {admin}
        </span>
        <span className={styles.sign}>
          <UserIcon />
          <Icon name={popup.open ? 'up' : 'down'} />
        </span>
      </button>
      {Panel ? <Panel {...content} popup={popup} /> : null}
    </div>
  );
}

function UserIcon() {
  return (
    <svg width="1.35em" height="1.35em" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm-9 9a9 7 0 0 1 18 0Z" fill="currentColor" />
    </svg>
  );
}
