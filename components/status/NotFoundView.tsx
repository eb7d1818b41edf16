import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { routes } from '@/lib/addresses/routes';
import { StatusView } from './StatusView';

/** Shown for an address without a page: a search box and two links. */
export function NotFoundView({ search }: { readonly search: ReactNode }) {
  const t = useTranslations('notFound');
  const to = routes(useLocale());
  return (
    <StatusView title={t('title')} texts={[t('text')]}>
      {search}
      <ButtonLink href={to.catalogue()}>{t('catalogue')}</ButtonLink>
      <ButtonLink href={to.home} look="outline">
        {t('home')}
      </ButtonLink>
    </StatusView>
  );
}
