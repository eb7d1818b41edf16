import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { PageFrame } from '@/components/header/PageFrame';
import { SuggestingSearchBox } from '@/components/header/SuggestingSearchBox';
import { NotFoundView } from './NotFoundView';
import { QuietBoundary } from './QuietBoundary';

/**
 * The whole not-found page with status 404. A plain `notFound()` would send an empty document. So the page is rendered
 * first, and then `notFound()` sets the status inside a component that shows nothing.
 */
export function NotFoundPage() {
  return (
    <PageFrame address={(to) => to.home} navigation={false}>
      <NotFoundView search={<SuggestingSearchBox />} />
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
