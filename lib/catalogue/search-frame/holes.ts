import { env } from '@/lib/env/env';
import { frameMarker } from '@/lib/script-marker';
import { emptySearch, formatSearch, type SearchAddress } from '../../addresses/search-address';

/** What differs between two searches for a text. */
export interface SearchParts {
  /** The search as its address has it. */
  readonly query: string;
  readonly text: string;
  readonly title: string;
  readonly description: string;
  /** The results as HTML. */
  readonly results: string;
  /** The results as JSON, from which the browser goes on. */
  readonly found: string;
  /** Elements for the document's head, as HTML. */
  readonly head: string;
}

/** The places of a frame; the head ends at a place of its own. */
export type HoleName = Exclude<keyof SearchParts, 'head'>;

/** What a page carries in a place that a search is written into. @throws EnvError */
export function hole(name: HoleName): string {
  return `${holeMarker() ?? ''}.${name}`;
}

/** How all places begin; `null` without a secret, when there are no frames. @throws EnvError */
export function holeMarker(): string | null {
  const { authSecret } = env();
  return authSecret === null ? null : frameMarker(authSecret);
}

/** The search that is answered with the frame: nobody else can ask for it. @throws EnvError */
export function frameSearch(): SearchAddress {
  return { ...emptySearch, text: hole('query') };
}

/** Whether a search is the one for the frame. @throws EnvError */
export function isFrameSearch(search: SearchAddress): boolean {
  return holeMarker() !== null && formatSearch(search) === formatSearch(frameSearch());
}
