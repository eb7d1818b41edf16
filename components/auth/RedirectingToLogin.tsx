import { useTranslations } from 'next-intl';
import { StatusView } from '@/components/status/StatusView';
import buttonStyles from '@/components/ui/Button.module.css';

/** Says that the browser is on its way to the identity provider, and takes it there, with or without scripts. */
export function RedirectingToLogin({ address }: { readonly address: string }) {
  const t = useTranslations('signIn');
  return (
    <StatusView title={t('redirecting')} texts={[]}>
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <a href={address} className={`${buttonStyles.button} ${buttonStyles.outline}`}>
        {t('continue')}
      </a>
    </StatusView>
  );
}
