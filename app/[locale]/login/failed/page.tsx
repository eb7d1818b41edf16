import { getTranslations } from 'next-intl/server';
import { CriticalError } from '@/components/auth/CriticalError';
import { PageFrame } from '@/components/header/PageFrame';
import buttons from '@/components/ui/Button.module.css';
import { withBasePath } from '@/lib/addresses/base-path';
import { routes } from '@/lib/addresses/routes';
import { signInFailures } from '@/lib/auth/addresses';
import { currentLocale } from '@/lib/i18n/locale';

/** Rendered for each request, because the page reads the request. */
export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations();
  return { title: t('DEFAULT_ERROR_PAGE_TITLE'), robots: { index: false } };
}

export default async function SignInFailedPage({ searchParams }: PageProps<'/[locale]/login/failed'>) {
  const t = await getTranslations();
  const { reason } = await searchParams;
  const failure = signInFailures.find((known) => known === reason) ?? 'exchange';
  return (
    <PageFrame address={(to) => to.login} navigation={false}>
      <CriticalError detail={t(`signIn.failure.${failure}`)}>
        <a href={withBasePath(routes(await currentLocale()).login)} className={buttons.solid}>
          {t('signIn.again')}
        </a>
      </CriticalError>
    </PageFrame>
  );
}
