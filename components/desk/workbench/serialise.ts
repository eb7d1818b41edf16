import type { UntrustedHtml } from '@/lib/model/html';

/** The serializer writes the namespace into the first tag. Text cannot match, because `<` is escaped in text. */
const namespaceInTag = /<(\w+) xmlns="http:\/\/www\.w3\.org\/1999\/xhtml"/g;

/** The content of an element as HTML. */
export function serialise({ childNodes }: Element): UntrustedHtml {
  const serializer = new XMLSerializer();
  const nodes = [...childNodes].map((node) => serializer.serializeToString(node));
  return nodes.join('').replaceAll(namespaceInTag, '<$1') as UntrustedHtml;
}
