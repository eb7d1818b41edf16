import { escapeScript } from '@/lib/html/markup';
import type { JsonLdNode } from '@/lib/structured-data/json-ld';

/** Structured data for search engines. Put them at the end of a page, where their repeated texts compress well. */
export function JsonLd({ nodes }: { readonly nodes: readonly JsonLdNode[] }) {
  if (nodes.length === 0) return null;
  const json = escapeScript(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, so no text can end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
