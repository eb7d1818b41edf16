import { getMessages, getTranslations } from 'next-intl/server';
import { EditorialDesk } from '@/components/desk/EditorialDesk';
import { SignedInFrame } from '@/components/shell/SignedInFrame';
import { readPerson } from '@/lib/auth/readers';
import { readExtensions } from '@/lib/catalogue/read-extensions';
import { draftOwner } from '@/lib/desk/drafts';
import { currentLocale } from '@/lib/i18n/locale';

export async function generateMetadata() {
  const t = await getTranslations('desk');
  return { title: t('title') };
}

/** The desk with the drafts of the signed-in person. */
async function PersonalDesk() {
  const [person, extensions] = await Promise.all([readPerson(), readExtensions()]);
  const { desk, newWindow } = await getMessages();
  return (
    <EditorialDesk
      locale={await currentLocale()}
      messages={{ desk, newWindow }}
      owner={draftOwner(person)}
      countsSearches={Boolean(extensions['searches-without-result'])}
      inFull={Boolean(extensions['full-courses'])}
    />
  );
}

/** The signed-in area: the desk. */
export default async function DeskPage({ searchParams }: PageProps<'/[locale]/restricted'>) {
  const t = await getTranslations('desk');
  return (
    <SignedInFrame query={await searchParams}>
      <h1>{t('title')}</h1>
      <PersonalDesk />
    </SignedInFrame>
  );
}
