import { getMessages, getTranslations } from 'next-intl/server';
import { PersonalDesk } from '@/components/desk/PersonalDesk';
import { ShellTexts } from '@/components/shell/ShellTexts';
import { SignedInFrame } from '@/components/shell/SignedInFrame';
import { currentLocale } from '@/lib/i18n/locale';

export async function generateMetadata() {
  const t = await getTranslations('desk');
  return { title: t('title') };
}

export default async function RestrictedPage({ searchParams }: PageProps<'/[locale]/restricted'>) {
  const t = await getTranslations('desk');
  const { desk } = await getMessages();
  return (
    <SignedInFrame address={(to) => to.restricted} query={await searchParams}>
      <h1>{t('title')}</h1>
      <ShellTexts locale={await currentLocale()} messages={{ desk }}>
        <PersonalDesk />
      </ShellTexts>
    </SignedInFrame>
  );
}
