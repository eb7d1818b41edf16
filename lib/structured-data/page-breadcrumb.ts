import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type PageAddress, routes } from '@/lib/addresses/routes';
import { currentLocale } from '@/lib/i18n/locale';
import type { JsonLdNode } from './json-ld';
import { breadcrumbData } from './list-data';

/** The `BreadcrumbList` of a page: the home page, the page above, and the page itself. */
export async function pageBreadcrumb(
  above: 'catalogue' | 'institutions',
  title: string,
  address: PageAddress,
): Promise<JsonLdNode> {
  const [t, to] = [await getTranslations(), routes(await currentLocale())];
  return breadcrumbData([
    { label: t('breadcrumb.home'), href: to.home },
    { label: t(`breadcrumb.${above}`), href: above === 'catalogue' ? to.catalogue() : to.institutions },
    { label: title, href: address(to) },
  ]);
}
