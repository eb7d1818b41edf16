import { permanentRedirect } from 'next/navigation';
import { routes } from '@/lib/addresses/routes';
import { currentLocale } from '@/lib/i18n/locale';

/** The address without the id of a series redirects to the catalogue, where visitors can find the series. */
export default async function UnnamedSeriesPage() {
  permanentRedirect(routes(await currentLocale()).catalogue());
}
