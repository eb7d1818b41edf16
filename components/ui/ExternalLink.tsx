import { useTranslations } from 'next-intl';
import { ExternalAnchor, type ExternalAnchorProps } from './ExternalAnchor';

/** A button-like link to another site, in a new window, that says so. */
export function ExternalLink({ children, ...props }: ExternalAnchorProps) {
  const t = useTranslations('course');
  const announced = props['aria-label'] ? null : <span className="visually-hidden"> {t('newWindow')}</span>;
  return (
    <ExternalAnchor {...props}>
      {children}
      {announced}
    </ExternalAnchor>
  );
}
