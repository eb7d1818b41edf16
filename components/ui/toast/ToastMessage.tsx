'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';
import { wantsNoMotion } from '@/components/ui/reduced-motion';
import styles from './ToastMessage.module.css';
import { type Toast, toastStore } from './toast-store';

/** Lifetime of a message, in milliseconds (specification, section 9). */
const toastLifetime = 3000;

/** Lifetime of a message with a link, in milliseconds: longer, so that visitors can reach the link. */
const actionLifetime = 6000;

/** Duration of the opening and closing transitions, in milliseconds (specification, section 9). */
const toastTransition = 300;

interface ToastMessageProps {
  readonly toast: Toast;
  /** Name of the button that closes the message. */
  readonly closeLabel: string | undefined;
}

/**
 * One message. Its time stops while the pointer or the focus is on it; Escape closes it when it has the focus. The focus
 * then goes back to where it came from.
 */
export function ToastMessage({ toast, closeLabel }: ToastMessageProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useToastTimer(toast, hovered || focused);
  const before = useRef<Element | null>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const close = () => {
    toastStore.close(toast.id);
    if (focused && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and Escape only add to the controls inside
    <div
      className={`${styles.toast} ${styles[toast.severity]} ${toast.closing ? styles.closing : ''}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onClick={({ target }) => target instanceof HTMLAnchorElement && toastStore.close(toast.id)}
    >
      <span className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.summary}>{toast.summary}</p>
        {toast.detail ? <p>{toast.detail}</p> : null}
        {toast.action ? <p>{toast.action}</p> : null}
      </div>
      <CloseButton label={closeLabel} onClick={close} />
    </div>
  );
}

/**
 * Closes a message at the end of its lifetime, and removes it after the closing transition. A pause stops the lifetime;
 * a sticky message has no limit.
 */
function useToastTimer({ id, sticky, closing, action }: Toast, paused: boolean): void {
  const remaining = useRef(action ? actionLifetime : toastLifetime);
  useEffect(() => {
    if (sticky || paused || closing) return;
    const start = Date.now();
    const timer = setTimeout(() => toastStore.close(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (Date.now() - start));
    };
  }, [id, sticky, paused, closing]);
  useEffect(() => {
    if (!closing) return;
    const timer = setTimeout(() => toastStore.remove(id), wantsNoMotion() ? 0 : toastTransition);
    return () => clearTimeout(timer);
  }, [id, closing]);
}
