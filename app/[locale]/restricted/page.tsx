import { getMessages, getTranslations } from 'next-intl/server';
import { EditorialDesk } from '@/components/desk/EditorialDesk';
import { ShellTexts } from '@/components/shell/ShellTexts';
import { SignedInFrame } from '@/components/shell/SignedInFrame';
import { readPerson } from '@/lib/auth/readers';
import { readExtensions } from '@/lib/catalogue/read-extensions';
import { draftOwner } from '@/lib/desk/drafts';
import { currentLocale } from '@/lib/i18n/locale';

export async function generateMetadata() {
  const t = await getTranslations('desk');
  return { title: t('title') };
}

/** The desk with the drafts of the person of this request. */
async function PersonalDesk() {
  const [person, extensions] = await Promise.all([readPerson(), readExtensions()]);
  const countsSearches = extensions['searches-without-result'] !== undefined;
  return <EditorialDesk owner={draftOwner(person)} countsSearches={countsSearches} />;
}

/** The signed-in area: the desk. */
export default async function DeskPage({ searchParams }: PageProps<'/[locale]/restricted'>) {
  const t = await getTranslations('desk');
  const { desk, newWindow } = await getMessages();
  return (
    <SignedInFrame address={(to) => to.restricted} query={await searchParams}>
      <h1>{t('title')}</h1>
      <ShellTexts locale={await currentLocale()} messages={{ desk, newWindow }}>
        <PersonalDesk />
      </ShellTexts>
    </SignedInFrame>
  );
}
