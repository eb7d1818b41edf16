import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

export interface NewWindowLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** Replaces the text for screen readers; it must also say that the link opens a new window. */
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
}

/** A link that opens a new window, which screen readers announce. */
export function NewWindowLink({ children, ...props }: NewWindowLinkProps) {
  const t = useTranslations();
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {t('newWindow')}</span>
    </a>
  );
}
