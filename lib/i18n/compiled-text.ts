import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** A text as the build leaves it: itself, or a list of its parts when something is put into it. */
export type CompiledText = CompiledMessage;

/** Collects the names of all values and tags that these parts of a compiled text ask for. */
function collectNames(parts: readonly unknown[], names = new Set<string>()): Set<string> {
  for (const part of parts) {
    if (!Array.isArray(part)) continue;
    const [name, ...rest] = part;
    names.add(name);
    collectNames(rest, names);
    // A plural or a choice: its cases, each of them a list of parts.
    for (const cases of rest.filter((item) => typeof item === 'object' && !Array.isArray(item))) {
      for (const inCase of Object.values(cases)) if (Array.isArray(inCase)) collectNames(inCase, names);
    }
  }
  return names;
}

/**
 * Compiles a text of the backend as the build compiles ours. The result goes to browsers too, so it is plain JSON.
 *
 * @param text an ICU message
 * @param own the text of ours that it replaces, if there is one
 * @returns `null` when it is no ICU message or asks for a value that pages do not give to ours
 */
export function compileText(text: string, own?: CompiledText): CompiledText | null {
  try {
    const compiled: CompiledText = JSON.parse(JSON.stringify(compile(text)));
    if (typeof compiled === 'string' || own === undefined) return compiled;
    const given = typeof own === 'string' ? new Set() : collectNames(own);
    return [...collectNames(compiled)].every((name) => given.has(name)) ? compiled : null;
  } catch {
    // No ICU message, or one that is nested too deep for the stack.
    return null;
  }
}
