import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatusView } from '@/components/status/StatusView';
import { LogoutForm } from './LogoutForm';

interface CriticalErrorProps {
  readonly detail?: string;
  /** The main action: a link that tries again. */
  readonly children: ReactNode;
}

/** A critical error: the specification's title and description, a detail when known, and the Logout button. */
export function CriticalError({ detail, children }: CriticalErrorProps) {
  const t = useTranslations();
  return (
    <StatusView
      title={t('DEFAULT_ERROR_PAGE_TITLE')}
      texts={[t('DEFAULT_ERROR_PAGE_DESC'), ...(detail ? [detail] : [])]}
    >
      {children}
      <LogoutForm />
    </StatusView>
  );
}
