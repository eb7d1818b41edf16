import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { CriticalErrorBoundary } from '@/components/shell/CriticalErrorBoundary';
import { CriticalErrorPage } from '@/components/shell/CriticalErrorPage';
import { routes } from '@/lib/addresses/routes';
import { loginPage } from '@/lib/auth/addresses';
import { readSession } from '@/lib/auth/session';
import { currentLocale } from '@/lib/i18n/locale';

/** Rendered for each request, and never cached. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The signed-in area. The server in front lets only signed-in people through; the check here is a second barrier. */
export default async function DeskLayout({ children }: { readonly children: ReactNode }) {
  if (!(await readSession())) redirect(loginPage(routes(await currentLocale()).restricted));
  return <CriticalErrorBoundary page={<CriticalErrorPage />}>{children}</CriticalErrorBoundary>;
}
