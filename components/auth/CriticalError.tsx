import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatusView } from '@/components/status/StatusView';
import { LogoutForm } from './LogoutForm';

interface CriticalErrorProps {
  readonly detail?: string;
  /** A way on beside Logout. */
  readonly children?: ReactNode;
}

/** A critical error: title and description of the specification, what happened where that is known, and Logout. */
export function CriticalError({ detail, children }: CriticalErrorProps) {
  const t = useTranslations();
  return (
    <StatusView
      title={t('DEFAULT_ERROR_PAGE_TITLE')}
      texts={[t('DEFAULT_ERROR_PAGE_DESC'), ...(detail ? [detail] : [])]}
    >
      <LogoutForm />
      {children}
    </StatusView>
  );
}
