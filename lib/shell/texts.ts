import 'server-only';
import { getTextBundles } from '@/lib/api/shell';
import { env } from '@/lib/env/env';
import type { InterfaceLanguage } from '@/lib/model/language';
import type { TextBundles } from '@/lib/model/shell';
import { keepLastGood } from './last-good';
import { shellTiming, shellTransport } from './transport';

const readBundles = keepLastGood<TextBundles | null>(() => getTextBundles(shellTransport(), env()), null, shellTiming);

/** The backend's texts by key in a language; none while it has given none. Never fails. */
export async function readTextBundle(language: InterfaceLanguage): Promise<Readonly<Record<string, string>>> {
  return (await readBundles())?.texts[language] ?? {};
}
