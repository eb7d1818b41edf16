'use client';

import { useState } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';
import styles from './ErrorMessage.module.css';

interface ErrorMessageProps {
  readonly summary: string;
  readonly detail: string;
  /** Name of the button that closes the message. */
  readonly closeLabel: string;
}

/**
 * An error message above the content of a page, until somebody closes it (specification, "Shell screens"). The focus then
 * goes to the content, because its button is gone.
 */
export function ErrorMessage({ summary, detail, closeLabel }: ErrorMessageProps) {
  const [closed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div role="alert" className="container">
      {closed ? null : (
        <div className={styles.message}>
          <p>
            <strong>{summary}</strong> {detail}
          </p>
          <CloseButton label={closeLabel} onClick={close} />
        </div>
      )}
    </div>
  );
}
