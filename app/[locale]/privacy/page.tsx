import { DocumentPage } from '@/components/documents/DocumentPage';
import { RichText } from '@/components/ui/RichText';
import { readExtensions } from '@/lib/catalogue/read-extensions';
import { readHtmlText } from '@/lib/i18n/html-text';
import { documentMetadata } from '@/lib/metadata/metadata';

export function generateMetadata() {
  return documentMetadata('privacy');
}

/** The privacy notice. It mentions counted searches only when the backend counts searches. */
export default async function PrivacyPage() {
  const countsSearches = Boolean((await readExtensions())['searches-without-result']);
  return (
    <DocumentPage name="privacy">
      {countsSearches ? <RichText html={await readHtmlText('documents.searchesHtml')} highestHeading={2} /> : null}
    </DocumentPage>
  );
}
