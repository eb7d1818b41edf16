import * as z from 'zod';
import type { ServiceLink } from '../../model/link.ts';
import { optionalId } from './fields.ts';
import { webAddress } from './web-address.ts';

function toLink(id: string | null, address: string | null): ServiceLink | null {
  return id !== null && address !== null ? { id, address } : null;
}

/** The link to the manual; `null` unless it has both document and address (specification, section 5). */
export const manualLink = z
  .object({ idDocumento: optionalId, targetURL: webAddress })
  .nullish()
  .transform((wire) => (wire ? toLink(wire.idDocumento, wire.targetURL) : null));

/** The link to the help desk; `null` unless it has both configuration and address (specification, section 5). */
export const assistanceLink = z
  .object({ idConfigurazione: optionalId, targetURL: webAddress })
  .nullish()
  .transform((wire) => (wire ? toLink(wire.idConfigurazione, wire.targetURL) : null));

/** The address of a page to go to; `null` when the answer has none. */
export const targetAddress = z
  .object({ targetURL: webAddress })
  .nullish()
  .transform((wire) => wire?.targetURL ?? null);

/** A return address that the backend has signed; `null` when the answer has none. */
export const returnAddress = z
  .object({ url: webAddress })
  .nullish()
  .transform((wire) => wire?.url ?? null);
