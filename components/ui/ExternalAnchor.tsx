import type { AnchorHTMLAttributes } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon';

interface ExternalAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly look?: 'solid' | 'outline';
}

/** A button-like link to another site, in a new window; its text or label must say so. */
export function ExternalAnchor({ look = 'solid', className, children, ...props }: ExternalAnchorProps) {
  return (
    <a
      {...props}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <Icon name="external" />
    </a>
  );
}
