import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RedirectingToLogin } from '@/components/auth/SignInScreens';
import { PageFrame } from '@/components/header/PageFrame';
import { returnPage, startAddress } from '@/lib/auth/addresses';
import { readSession } from '@/lib/auth/session';
import { currentLocale } from '@/lib/i18n/locale';

/** Rendered for each request, because the page reads the request. */
export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('signIn');
  return { title: t('title'), robots: { index: false } };
}

export default async function LoginPage({ searchParams }: PageProps<'/[locale]/login'>) {
  const { return: asked } = await searchParams;
  const page = returnPage(typeof asked === 'string' ? asked : null, await currentLocale());
  if (await readSession()) redirect(page);
  return (
    <PageFrame address={(to) => to.login} navigation={false}>
      <RedirectingToLogin address={startAddress(page)} />
    </PageFrame>
  );
}
