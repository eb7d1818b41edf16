import { notFound } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { PageFrame } from '@/components/header/PageFrame';
import { SearchBox } from '@/components/header/SearchBox';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { routes } from '@/lib/addresses/routes';
import { QuietBoundary } from './QuietBoundary';
import { StatusView } from './StatusView';

/**
 * The whole not-found page with status 404. A plain `notFound()` answers with an empty document, so the page is
 * rendered first and only then, where nothing shows, `notFound()` sets the status.
 */
export function NotFoundPage() {
  return (
    <PageFrame address={(to) => to.home} navigation={false}>
      <NotFoundView />
      <QuietBoundary>
        <Suspense fallback={null}>
          <SetNotFoundStatus />
        </Suspense>
      </QuietBoundary>
    </PageFrame>
  );
}

async function SetNotFoundStatus(): Promise<never> {
  notFound();
}

/** What a visitor of an address without a page sees: a search and two ways on. */
function NotFoundView() {
  const t = useTranslations('notFound');
  const to = routes(useLocale());
  return (
    <StatusView title={t('title')} texts={[t('text')]}>
      <SearchBox text="" />
      <ButtonLink href={to.catalogue()}>{t('catalogue')}</ButtonLink>
      <ButtonLink href={to.home} look="outline">
        {t('home')}
      </ButtonLink>
    </StatusView>
  );
}
