import * as z from 'zod';
import { count, requiredText } from './fields.ts';
import { innerListOf } from './list.ts';

/** Something that a backend can do beyond the REST contract. */
export interface Extension {
  readonly name: string;
  readonly version: number | null;
}

const extension = z.object({ name: requiredText, version: count });

/** The extensions of a backend by its own account. */
export const extensions = z
  .object({ extensions: innerListOf<Extension>(extension, 'extension') })
  .transform((wire) => wire.extensions);
