'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './Message.module.css';

interface MessageProps {
  readonly severity: 'error' | 'warn';
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** A message that can be closed. */
export function Message({ severity, closeLabel, children }: MessageProps) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <div className={`${styles.message} ${styles[severity]}`}>
      <p>{children}</p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => setClosed(true)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
