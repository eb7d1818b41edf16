/** Messages as next-intl takes them: texts in nested groups. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * The app's messages with those of the backend's text bundle laid over them. A bundle key is a path with dots
 * (`home.title`); a key that is not among the app's messages is added, so that new texts can be addressed by key.
 */
export function overrideMessages(messages: MessageTree, bundle: Readonly<Record<string, string>>): MessageTree {
  return Object.entries(bundle).reduce((tree, [key, text]) => withText(tree, key.split('.'), text), messages);
}

function withText(tree: MessageTree, path: readonly string[], text: string): MessageTree {
  const [head, ...rest] = path;
  if (!head || head === '__proto__') return tree;
  if (rest.length === 0) return typeof tree[head] === 'object' ? tree : { ...tree, [head]: text };
  const branch = Object.hasOwn(tree, head) ? tree[head] : undefined;
  if (typeof branch === 'string') return tree;
  return { ...tree, [head]: withText(branch ?? {}, rest, text) };
}
