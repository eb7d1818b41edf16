import type { ComponentProps } from 'react';
import { AppLink } from './AppLink';
import styles from './Button.module.css';

interface ButtonLinkProps extends ComponentProps<typeof AppLink> {
  readonly look?: 'solid' | 'outline';
}

/** A link inside the app that looks like a button. */
export function ButtonLink({ look = 'solid', className, ...props }: ButtonLinkProps) {
  return <AppLink {...props} className={[styles[look], className].filter(Boolean).join(' ')} />;
}
