import { useTranslations } from 'next-intl';

interface NewWindowLinkProps {
  readonly address: string;
  readonly label: string;
}

/** A link of the shell to another service, in a new window, so that work here is not lost. */
export function NewWindowLink({ address, label }: NewWindowLinkProps) {
  const t = useTranslations('shell');
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {label}
      <span className="visually-hidden"> {t('newWindow')}</span>
    </a>
  );
}
