'use client';

import { useId, useRef, useSyncExternalStore } from 'react';
import { AppLink } from '@/components/ui/AppLink';
import { Icon } from '@/components/ui/Icon';
import { useLazyPanel } from '../ui/useLazyPanel';
import styles from './AdminControl.module.css';
import type { AdminControlContent } from './AdminControlContent';

interface AdminControlButtonProps extends AdminControlContent {
  /** Name of the cookie that tells that somebody is signed in. */
  readonly hint: string;
  readonly login: string;
}

const loadPanel = () => import('./AdminControlPanel');
const warmUp = () => void loadPanel().catch(() => undefined);

/** People sign in and out in other tabs: their cookie is looked at again when this page is. */
function subscribe(onChange: () => void): () => void {
  const events = ['focus', 'pageshow'] as const;
  for (const name of events) window.addEventListener(name, onChange);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange);
  };
}

function hasCookie(name: string): boolean {
  return document.cookie.split('; ').includes(`${name}=1`);
}

/**
 * A link to the login page that gives way to a user button where the hint cookie tells that somebody is signed in. Both
 * have the same size; nothing is asked of the server before the button is pressed.
 */
export function AdminControlButton({ hint, login, ...content }: AdminControlButtonProps) {
  const signedIn = useSyncExternalStore(
    subscribe,
    () => hasCookie(hint),
    () => false,
  );
  if (signedIn) return <UserButton login={login} {...content} />;
  return (
    <AppLink href={login} className={styles.control}>
      {content.texts.admin}
    </AppLink>
  );
}

function UserButton({ login, texts, links }: AdminControlContent & { readonly login: string }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { Panel, open, waiting, show, hide } = useLazyPanel(loadPanel, login);
  return (
    <div className={styles.place}>
      <button
        ref={trigger}
        type="button"
        className={styles.control}
        aria-label={texts.open}
        title={texts.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-busy={waiting}
        onClick={open ? hide : show}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        <span className={styles.size} aria-hidden="true">
          {texts.admin}
        </span>
        <span className={styles.sign}>
          <UserSign />
          <Icon name={open ? 'up' : 'down'} />
        </span>
      </button>
      {Panel ? <Panel id={panelId} open={open} onClose={hide} trigger={trigger} texts={texts} links={links} /> : null}
    </div>
  );
}

function UserSign() {
  return (
    <svg width="1.35em" height="1.35em" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm-9 9a9 7 0 0 1 18 0Z" fill="currentColor" />
    </svg>
  );
}
