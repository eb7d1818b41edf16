import { useTranslations } from 'next-intl';
import type { AnchorHTMLAttributes } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly look?: 'solid' | 'outline';
}

/** A button-like link to another site, in a new window, that says so. */
export function ExternalLink({ look = 'solid', className, children, ...props }: ExternalLinkProps) {
  const t = useTranslations('course');
  const announced = props['aria-label'] ? null : <span className="visually-hidden"> {t('newWindow')}</span>;
  return (
    <a
      {...props}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      {announced}
      <Icon name="external" />
    </a>
  );
}
