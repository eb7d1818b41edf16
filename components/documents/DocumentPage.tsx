import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/header/PageFrame';
import { RichText } from '@/components/ui/RichText';
import type { PageAddress } from '@/lib/addresses/routes';
import { readHtmlText } from '@/lib/i18n/html-text';
import type { DocumentName } from '@/lib/metadata/metadata';
import styles from './DocumentPage.module.css';

interface DocumentPageProps {
  readonly name: DocumentName;
  /** Content below the text that a text bundle cannot replace. */
  readonly children?: ReactNode;
}

/** A page with a single text. */
export async function DocumentPage({ name, children }: DocumentPageProps) {
  const t = await getTranslations('documents');
  const address: PageAddress = (to) => to[name];
  return (
    <PageFrame address={address}>
      <article className={`container ${styles.document}`}>
        <h1>{t(`${name}Title`)}</h1>
        <RichText html={await readHtmlText(`documents.${name}Html`)} highestHeading={2} />
        {children}
      </article>
    </PageFrame>
  );
}
