import { useLocale, useTranslations } from 'next-intl';
import { SearchBox } from '@/components/header/SearchBox';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { routes } from '@/lib/addresses/routes';
import { StatusView } from './StatusView';

/** What a visitor of an address without a page sees: a search and two ways on. */
export function NotFoundView() {
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
