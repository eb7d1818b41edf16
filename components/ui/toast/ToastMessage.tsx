'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './Toast.module.css';
import { type Toast, toastStore } from './toast-store';
import { useToastTimer } from './useToastTimer';

interface ToastMessageProps {
  readonly toast: Toast;
  /** Name of the button that closes it. */
  readonly closeLabel: string | undefined;
}

/** One message. The pointer on it and the focus in it stop its time; Escape in it closes it. */
export function ToastMessage({ toast, closeLabel }: ToastMessageProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useToastTimer(toast, hovered || focused);
  const close = () => toastStore.close(toast.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hearing the pointer and Escape only adds to the button in it
    <div
      className={`${styles.toast} ${styles[toast.severity]} ${toast.closing ? styles.closing : ''}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <span className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.summary}>{toast.summary}</p>
        {toast.detail ? <p>{toast.detail}</p> : null}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
