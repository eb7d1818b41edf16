import { type CompiledText, compileText } from './compiled-text.ts';

/** Messages as the build leaves them: compiled texts in nested groups. */
export interface MessageTree {
  readonly [key: string]: CompiledText | MessageTree;
}

/** The backend's texts by key; a key is a path with dots (`home.title`). */
export type TextBundle = Readonly<Record<string, string>>;

/**
 * The app's messages with those of the backend's text bundle, which are ICU messages, laid over them. A key that is not
 * among the app's messages is added, so that new texts can be addressed by key. A text that cannot stand where ours
 * stands leaves ours there.
 */
export function overrideMessages(messages: MessageTree, bundle: TextBundle): MessageTree {
  return Object.entries(bundle).reduce((tree, [key, text]) => withText(tree, key.split('.'), text), messages);
}

function isText(value: CompiledText | MessageTree): value is CompiledText {
  return typeof value === 'string' || Array.isArray(value);
}

function withText(tree: MessageTree, path: readonly string[], text: string): MessageTree {
  const [head, ...rest] = path;
  if (!head || head === '__proto__') return tree;
  const own = Object.hasOwn(tree, head) ? tree[head] : undefined;
  if (rest.length > 0) {
    if (own !== undefined && isText(own)) return tree;
    return { ...tree, [head]: withText(own ?? {}, rest, text) };
  }
  if (own !== undefined && !isText(own)) return tree;
  const compiled = compileText(text, own);
  return compiled === null ? tree : { ...tree, [head]: compiled };
}

function haveSameTexts(one: TextBundle, other: TextBundle): boolean {
  if (one === other) return true;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/**
 * {@link overrideMessages} that keeps its last result while messages and texts stay the same, also in a bundle that was
 * read again: what a request costs is a comparison.
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
