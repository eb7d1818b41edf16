import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LoggingOut } from '@/components/auth/SignInScreens';
import { PageFrame } from '@/components/header/PageFrame';
import { routes } from '@/lib/addresses/routes';
import { readSession } from '@/lib/auth/session';
import { currentLocale } from '@/lib/i18n/locale';

/** Rendered for each request, because the page reads the request. */
export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('signIn');
  return { title: t('logoutTitle'), robots: { index: false } };
}

/** A link on another site must not sign anybody out, so people who follow one must press the button. */
export default async function LogoutPage() {
  if (!(await readSession())) redirect(routes(await currentLocale()).home);
  const automatic = (await headers()).get('sec-fetch-site') !== 'cross-site';
  return (
    <PageFrame address={(to) => to.logout} navigation={false}>
      <LoggingOut automatic={automatic} />
    </PageFrame>
  );
}
