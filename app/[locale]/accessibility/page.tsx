import { DocumentPage } from '@/components/documents/DocumentPage';
import { documentMetadata } from '@/lib/metadata/metadata';

export function generateMetadata() {
  return documentMetadata('accessibility');
}

export default function AccessibilityPage() {
  return <DocumentPage name="accessibility" />;
}
