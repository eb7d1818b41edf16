import { DocumentPage } from '@/components/documents/DocumentPage';
import { documentMetadata } from '@/lib/metadata/metadata';

export const revalidate = 300;

export function generateMetadata() {
  return documentMetadata('privacy');
}

export default function PrivacyPage() {
  return <DocumentPage name="privacy" />;
}
