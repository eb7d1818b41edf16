import { escapeScript } from '@/lib/html/markup';
import type { JsonLdNode } from '@/lib/structured-data/json-ld';

/** Structured data for search engines. They stand at the end of a page: what they repeat of it compresses well there. */
export function JsonLd({ nodes }: { readonly nodes: readonly JsonLdNode[] }) {
  if (nodes.length === 0) return null;
  const json = escapeScript(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, no text can leave the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
