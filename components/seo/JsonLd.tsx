import { formatJsonLd, type JsonLdNode } from '@/lib/seo/json-ld';

/** Structured data for search engines: shows nothing, and is data, not a script that runs. */
export function JsonLd({ nodes }: { readonly nodes: readonly JsonLdNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, no text can leave the script
      dangerouslySetInnerHTML={{ __html: formatJsonLd(nodes) }}
    />
  );
}
