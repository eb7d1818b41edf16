import { DocumentPage } from '@/components/documents/DocumentPage';
import { OpenData } from '@/components/documents/OpenData';
import { documentMetadata } from '@/lib/metadata/metadata';

export function generateMetadata() {
  return documentMetadata('legal');
}

export default function LegalPage() {
  return (
    <DocumentPage name="legal">
      <OpenData />
    </DocumentPage>
  );
}
