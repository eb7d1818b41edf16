import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type PageAddress, routes } from '@/lib/addresses/routes';
import { currentLocale } from '@/lib/i18n/locale';
import { absoluteAddress } from '@/lib/metadata/canonical-address';
import type { JsonLdNode } from './json-ld';

/** The `BreadcrumbList` of a page: the home page, the page above, and the page itself. */
export async function pageBreadcrumb(
  above: 'catalogue' | 'institutions',
  title: string,
  address: PageAddress,
): Promise<JsonLdNode> {
  const [t, to] = [await getTranslations(), routes(await currentLocale())];
  const steps = [
    { name: t('breadcrumb.home'), href: to.home },
    { name: t(`breadcrumb.${above}`), href: above === 'catalogue' ? to.catalogue() : to.institutions },
    { name: title, href: address(to) },
  ];
  const items = steps.map(({ name, href }, index) => {
    return { '@type': 'ListItem', position: index + 1, name, item: absoluteAddress(href) };
  });
  return { '@type': 'BreadcrumbList', itemListElement: items };
}
