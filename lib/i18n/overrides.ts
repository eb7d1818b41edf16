import { htmlTexts } from '../../messages/html.ts';
import type { Locale } from '../model/locale.ts';
import type { TextBundle } from '../model/site-settings.ts';
import { type CompiledText, compileText } from './compiled-text.ts';

/** Messages after the build: compiled texts in nested groups. */
export interface MessageTree {
  [key: string]: CompiledText | MessageTree;
}

/** Limits of a key. The app's longest key has less than half of this length, so a longer key must be a mistake. */
const maxKeyLength = 200;
const maxKeyDepth = 10;
/** Maximum number of unusable texts that the log names. */
const maxNamed = 10;

/**
 * The app's messages, overridden by the ICU messages of the backend's text bundle. A key that the app does not have is added,
 * so that new texts can be used by key. A text that cannot replace the app's message is ignored. Any key is safe: nothing is
 * thrown, or every page would fail, and the time grows only with the number of texts. Texts in HTML are no messages, and are
 * read in another way (`html-text.ts`).
 *
 * @param ignored gets the keys of the texts that were ignored
 */
export function overrideMessages(messages: MessageTree, bundle: TextBundle, ignored: string[] = []): MessageTree {
  const tree = structuredClone(messages);
  for (const [key, text] of Object.entries(bundle)) {
    if (!Object.hasOwn(htmlTexts.it, key) && !setText(tree, key, text)) ignored.push(key);
  }
  return tree;
}

function isText(value: CompiledText | MessageTree): value is CompiledText {
  return typeof value === 'string' || Array.isArray(value);
}

const ownValue = (tree: MessageTree, key: string) => (Object.hasOwn(tree, key) ? tree[key] : undefined);

/**
 * Sets a text in the tree, which must be a copy, because its groups are changed.
 *
 * @returns whether the text could be set
 */
function setText(tree: MessageTree, key: string, text: string): boolean {
  if (key.length > maxKeyLength) return false;
  const path = key.split('.');
  if (path.length > maxKeyDepth || path.some((part) => part === '' || part === '__proto__')) return false;
  const last = path.pop() ?? '';
  const group = groupAt(tree, path);
  if (group === null) return false;
  const own = ownValue(group, last);
  // Without any text a heading would be empty, and a button would have no name.
  if (own !== undefined && (!isText(own) || text.trim() === '')) return false;
  const compiled = compileText(text, own);
  if (compiled === null) return false;
  group[last] = compiled;
  return true;
}

/** The group at a path, created if missing; `null` when a part of the path is a text. */
function groupAt(tree: MessageTree, path: readonly string[]): MessageTree | null {
  let group = tree;
  for (const part of path) {
    const next = ownValue(group, part) ?? {};
    if (isText(next)) return null;
    group[part] = next;
    group = next;
  }
  return group;
}

/**
 * {@link overrideMessages} that keeps its last result until the messages or the bundle are other ones. The log names the texts
 * that were ignored, because their pages show nothing of it.
 *
 * @param locale the language of the texts, for the log
 */
export function keepOverridden(locale: Locale): (messages: MessageTree, bundle: TextBundle) => MessageTree {
  let last: { readonly messages: MessageTree; readonly bundle: TextBundle; readonly result: MessageTree } | null = null;
  return (messages, bundle) => {
    if (last?.messages !== messages || last.bundle !== bundle) {
      const ignored: string[] = [];
      last = { messages, bundle, result: overrideMessages(messages, bundle, ignored) };
      if (ignored.length > 0) {
        const keys = ignored.slice(0, maxNamed).map((key) => key.slice(0, maxKeyLength));
        console.warn(`${ignored.length} unusable texts of the backend left out (${locale}): ${keys.join(', ')}`);
      }
    }
    return last.result;
  };
}
