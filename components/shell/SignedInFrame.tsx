import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageFooter } from '@/components/footer/PageFooter';
import frame from '@/components/header/PageFrame.module.css';
import { TestDatabaseBanner } from '@/components/header/TestDatabaseBanner';
import { NewWindowMessages } from '@/components/ui/new-window/NewWindowMessages';
import { type PageQuery, toSearchParams } from '@/lib/addresses/page-query';
import { routes } from '@/lib/addresses/routes';
import { loginPage } from '@/lib/auth/addresses';
import { currentLocale } from '@/lib/i18n/locale';
import { addressAfterChoice } from '@/lib/shell/address-after-choice';
import { readShell } from '@/lib/shell/read-shell';
import { CriticalErrorPage } from './CriticalErrorPage';
import { ErrorMessage } from './ErrorMessage';
import { GatedContent } from './GatedContent';
import { LeaveAfterSignOut } from './gate-effects';
import styles from './SignedInFrame.module.css';
import { SignedInHeader } from './SignedInHeader';

interface SignedInFrameProps {
  readonly query: PageQuery;
  /** Rendered only for signed-in people with a profile. */
  readonly children: ReactNode;
}

/** The frame of the signed-in area. It redirects anonymous visitors to the sign-in. */
export async function SignedInFrame({ query, children }: SignedInFrameProps) {
  const t = await getTranslations();
  const locale = await currentLocale();
  const shell = await readShell(locale, query);
  if (shell.kind === 'anonymous') {
    return redirect(loginPage(addressAfterChoice(routes(locale).restricted, toSearchParams(query))));
  }
  if (shell.kind === 'critical') return <CriticalErrorPage detail={t(`shell.failure.${shell.reason}`)} />;
  const { gate } = shell;
  const failed = gate.state !== 'loading' && gate.failed;
  const error = {
    summary: t('shell.profileError'),
    detail: t('shell.profileErrorText'),
    closeLabel: t('shell.closeMessage'),
  };
  return (
    <div className={`${frame.frame} ${styles.frame}`}>
      <a href="#content" className={frame.skip}>
        {t('header.skipToContent')}
      </a>
      <TestDatabaseBanner />
      <SignedInHeader shell={shell} />
      <main id="content" tabIndex={-1} className={frame.main}>
        {failed ? <ErrorMessage {...error} /> : null}
        <GatedContent gate={gate}>
          <div className={`container ${styles.content}`}>{children}</div>
        </GatedContent>
      </main>
      <PageFooter />
      <NewWindowMessages />
      <LeaveAfterSignOut />
    </div>
  );
}
