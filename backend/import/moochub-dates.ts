import type { Attributes } from './moochub-attributes.ts';
import { schemaName } from './moochub-names.ts';

/** The attributes as a document has them. */
export type Sent = Readonly<Record<string, unknown>>;

/**
 * The last day on which a course is available. `availableUntil` (2.1) and `expires` (3.0) say it, also with `null`: then
 * the course does not disappear, whatever its `endDate`. Where neither is there, `endDate` is all that is known.
 */
export function closingDate(sent: Sent, read: Attributes): Date | null {
  return read.expires ?? read.availableUntil ?? (saysAvailability(sent) ? null : read.endDate);
}

/** True when the course has an end that is not the end of its availability. */
export function hasOtherEnd(sent: Sent, read: Attributes): boolean {
  return read.endDate !== null && read.endDate.getTime() !== closingDate(sent, read)?.getTime();
}

function saysAvailability(sent: Sent): boolean {
  return Object.keys(sent).some((name) => ['availableUntil', 'expires'].includes(schemaName(name)));
}
