import type { InterfaceLanguage } from './model/language.ts';

/** Gives the page of a search as HTML; `null` when the app must answer: with an error, a redirect, another page. */
export type WriteSearch = (query: string) => Promise<string | null>;

/**
 * Writes pages of searches for a text. Such a page is never asked for twice, so none is kept; but nearly all of it, the
 * frame, is the same for every text. The app makes the frame once, and what differs is written into it.
 */
export interface SearchWriter {
  /** The query of the search that the app answers with the frame. */
  readonly frameQuery: string;
  /** What writes into a frame; `null` for a page that is none. */
  into(frame: string, language: InterfaceLanguage): WriteSearch | null;
}

// One place for the whole process: Next builds the writer with the app's components, the server in front of Next uses it.
const writerKey = Symbol.for('mooc.searchWriter');
const shared = globalThis as { [writerKey]?: SearchWriter };

/** Hands the writer to the server in front of Next. */
export function shareSearchWriter(writer: SearchWriter): void {
  shared[writerKey] = writer;
}

/** The writer; `null` before the app has shared one. */
export function sharedSearchWriter(): SearchWriter | null {
  return shared[writerKey] ?? null;
}
