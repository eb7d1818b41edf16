import { permanentRedirect } from 'next/navigation';
import { currentLocale } from '@/lib/i18n/locale';
import { routes } from '@/lib/routes';

/** A series without its id: the catalogue, where it can be found. */
export default async function UnnamedSeriesPage() {
  permanentRedirect(routes(await currentLocale()).catalogue());
}
