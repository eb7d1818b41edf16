import { DocumentPage } from '@/components/documents/DocumentPage';
import { documentMetadata } from '@/lib/metadata/document-metadata';

export const revalidate = 300;

export function generateMetadata() {
  return documentMetadata('privacy');
}

export default function PrivacyPage() {
  return <DocumentPage name="privacy" />;
}
