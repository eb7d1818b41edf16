import { permanentRedirect } from 'next/navigation';
import { routes } from '@/lib/addresses/routes';
import { currentLocale } from '@/lib/i18n/locale';

export default async function RootPage() {
  permanentRedirect(routes(await currentLocale()).home);
}
