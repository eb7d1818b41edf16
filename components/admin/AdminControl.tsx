import { useLocale, useTranslations } from 'next-intl';
import { routes } from '@/lib/addresses/routes';
import { AdminControlButton } from './AdminControlButton';

/** The link to the signed-in area on public pages (specification, "Admin control"); the same HTML for everybody. */
export function AdminControl() {
  const t = useTranslations('shell.account');
  const to = routes(useLocale());
  const texts = {
    admin: t('admin'),
    open: t('open'),
    loading: t('loading'),
    failed: t('failed'),
    ended: t('ended'),
    // The browser fills in these placeholders.
    impersonator: t('impersonator', { name: '{name}' }),
    controller: t('controller', { version: '{version}' }),
    view: t('view', { version: '{version}' }),
  };
  const links = [
    { href: to.home, label: t('showcase') },
    { href: to.restricted, label: t('admin') },
    { href: to.logout, label: t('logout') },
  ];
  return <AdminControlButton login={to.login} texts={texts} links={links} />;
}
