import { permanentRedirect } from 'next/navigation';
import { currentLocale } from '@/lib/i18n/locale';
import { routes } from '@/lib/routes';

export default async function RootPage() {
  permanentRedirect(routes(await currentLocale()).home);
}
