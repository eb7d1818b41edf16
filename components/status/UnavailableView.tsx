import { useLocale, useTranslations } from 'next-intl';
import buttons from '@/components/ui/Button.module.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { withBasePath } from '@/lib/addresses/base-path';
import type { MissingPart } from '@/lib/addresses/pages';
import { routes } from '@/lib/addresses/routes';
import { StatusView } from './StatusView';

interface UnavailableViewProps {
  readonly missing: MissingPart;
  /** The requested address, inside the app. */
  readonly address: string;
}

/** Says what cannot be shown while the backend does not answer, with links to go on. */
export function UnavailableView({ missing, address }: UnavailableViewProps) {
  const t = useTranslations('unavailable');
  const to = routes(useLocale());
  return (
    <StatusView title={t('title')} texts={[t(missing), t('text')]}>
      <a href={withBasePath(address)} className={buttons.solid}>
        {t('retry')}
      </a>
      <ButtonLink href={to.home} look="outline">
        {t('home')}
      </ButtonLink>
    </StatusView>
  );
}
