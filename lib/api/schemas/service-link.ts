import * as z from 'zod';
import { text } from './fields.ts';
import { webAddress } from './web-address.ts';

/** The address of the manual; `null` without a document or without an address (specification, section 5). */
export const manualLink = z
  .object({ idDocumento: text, targetURL: webAddress })
  .nullish()
  .transform((wire) => (wire?.idDocumento ? wire.targetURL : null));

/** The address of the help desk; `null` without a configuration or without an address (specification, section 5). */
export const assistanceLink = z
  .object({ idConfigurazione: text, targetURL: webAddress })
  .nullish()
  .transform((wire) => (wire?.idConfigurazione ? wire.targetURL : null));

/** The address of the page to go to; `null` when the answer has none. */
export const targetAddress = z
  .object({ targetURL: webAddress })
  .nullish()
  .transform((wire) => wire?.targetURL ?? null);

/** A return address that the backend has signed; `null` when the answer has none. */
export const returnAddress = z
  .object({ url: webAddress })
  .nullish()
  .transform((wire) => wire?.url ?? null);
