import type { TextBundle } from '../model/shell.ts';
import { type CompiledText, compileText } from './compiled-text.ts';

/** Messages as the build leaves them: compiled texts in nested groups. */
export interface MessageTree {
  [key: string]: CompiledText | MessageTree;
}

/** Our own longest key has less than half of that; a longer one must be a mistake. */
const longestKey = 200;
const deepestKey = 10;

/**
 * The app's messages with those of the backend's text bundle, which are ICU messages, laid over them. A key that is not among the app's
 * messages is added, so that new texts can be addressed by key. A text that cannot take the place of ours is ignored. Whatever the keys
 * are, the time grows with the number of texts only and nothing is thrown, or every page would fail.
 */
export function overrideMessages(messages: MessageTree, bundle: TextBundle): MessageTree {
  const tree = structuredClone(messages);
  for (const [key, text] of Object.entries(bundle)) setText(tree, key, text);
  return tree;
}

function isText(value: CompiledText | MessageTree): value is CompiledText {
  return typeof value === 'string' || Array.isArray(value);
}

const ownValue = (tree: MessageTree, key: string) => (Object.hasOwn(tree, key) ? tree[key] : undefined);

/** Sets a text in the tree, whose groups are nobody else's. */
function setText(tree: MessageTree, key: string, text: string): void {
  if (key.length > longestKey) return;
  const path = key.split('.');
  if (path.length > deepestKey || path.some((part) => part === '' || part === '__proto__')) return;
  const last = path.pop() ?? '';
  const group = groupAt(tree, path);
  if (group === null) return;
  const own = ownValue(group, last);
  if (own !== undefined && !isText(own)) return;
  const compiled = compileText(text, own);
  if (compiled !== null) group[last] = compiled;
}

/** The group at a path, made where there is none yet; `null` where a text stands in its way. */
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

function haveSameTexts(one: TextBundle, other: TextBundle): boolean {
  if (one === other) return true;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/**
 * {@link overrideMessages} that keeps its last result while messages and texts stay the same, also in a bundle that was read again: a
 * request costs a comparison.
 */
export function keepOverridden(): typeof overrideMessages {
  let last: { readonly messages: MessageTree; readonly bundle: TextBundle; readonly result: MessageTree } | null = null;
  return (messages, bundle) => {
    if (last?.messages !== messages || !haveSameTexts(last.bundle, bundle)) {
      last = { messages, bundle, result: overrideMessages(messages, bundle) };
    }
    return last.result;
  };
}
