import { permanentRedirect } from 'next/navigation';
import { routes } from '@/lib/addresses/routes';
import { currentLocale } from '@/lib/i18n/locale';

/** A series without its id: the catalogue, where it can be found. */
export default async function UnnamedSeriesPage() {
  permanentRedirect(routes(await currentLocale()).catalogue());
}
