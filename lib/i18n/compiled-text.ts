import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** A message after the build: a plain text, or a list of parts when it has placeholders. */
export type CompiledText = CompiledMessage;

/** Collects the names of all values and tags in these parts of a compiled text. */
function collectNames(parts: readonly unknown[], names = new Set<string>()): Set<string> {
  for (const part of parts) {
    if (!Array.isArray(part)) continue;
    const [name, ...rest] = part;
    names.add(name);
    collectNames(rest, names);
    // The cases of a plural or a choice; each is a list of parts.
    for (const cases of rest.filter((item) => typeof item === 'object' && !Array.isArray(item))) {
      for (const inCase of Object.values(cases)) if (Array.isArray(inCase)) collectNames(inCase, names);
    }
  }
  return names;
}

/**
 * Compiles a text of the backend in the same way as the build compiles the app's messages. The result is plain JSON,
 * because browsers get it too.
 *
 * @param text an ICU message
 * @param own the app's message that it replaces, if there is one
 * @returns `null` when it is not an ICU message, or uses a value that pages do not pass to the app's message
 */
export function compileText(text: string, own?: CompiledText): CompiledText | null {
  try {
    const compiled: CompiledText = JSON.parse(JSON.stringify(compile(text)));
    if (typeof compiled === 'string' || own === undefined) return compiled;
    const given = typeof own === 'string' ? new Set() : collectNames(own);
    return [...collectNames(compiled)].every((name) => given.has(name)) ? compiled : null;
  } catch {
    // It is not an ICU message, or it is nested too deeply for the stack.
    return null;
  }
}
