import { JsonScript } from '@/components/ui/JsonScript';
import type { JsonLdNode } from '@/lib/structured-data/json-ld';

/** Structured data for search engines. */
export function JsonLd({ nodes }: { readonly nodes: readonly JsonLdNode[] }) {
  if (nodes.length === 0) return null;
  return <JsonScript type="application/ld+json" value={{ '@context': 'https://schema.org', '@graph': nodes }} />;
}
