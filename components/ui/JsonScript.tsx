import { escapeScript } from '@/lib/html/escape';

interface JsonScriptProps {
  readonly type: `application/${string}`;
  readonly id?: string;
  /** Something that JSON can hold. */
  readonly value: unknown;
}

/** Data for who reads the page with a program: shows nothing, and is no script that runs. */
export function JsonScript({ type, id, value }: JsonScriptProps) {
  const json = escapeScript(JSON.stringify(value));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, no text can leave the script
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
