import * as z from 'zod';
import type { ApplicationInfo, Properties, TextBundles } from '../../model/site-settings.ts';
import { field, text } from './fields.ts';
import { optionalPart } from './list.ts';
import type { Query } from './paths.ts';

const isScalar = (value: unknown) => /^(string|number|boolean)$/.test(typeof value);

/** Texts by name; values that are not a text, number or boolean are left out. */
const textMap = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((entries): Readonly<Record<string, string>> => {
    const scalars = Object.entries(entries ?? {}).filter(([, value]) => isScalar(value));
    return Object.fromEntries(scalars.map(([key, value]) => [key, String(value)]));
  });

const localizedText = z
  .object({ it: text, en: text })
  .nullish()
  .catch(null)
  .transform((wire) => ({ it: wire?.it ?? null, en: wire?.en ?? null }));

export const properties: z.ZodType<Properties> = textMap;

/** The properties with the addresses of the three social profiles (specification, "Footer"). */
export const socialProfileProperties = [
  { property: 'social.facebook', network: 'Facebook' },
  { property: 'social.instagram', network: 'Instagram' },
  { property: 'social.linkedin', network: 'LinkedIn' },
] as const;

/** Some backends write an empty map as an empty list. The texts of the other language must not be lost by it. */
const bundle = optionalPart(textMap, 'bundle of texts');

export const textBundles = z
  .object({ bundles: z.object({ IT: bundle, EN: bundle }).nullish() })
  .transform(({ bundles }): TextBundles => ({ it: bundles?.IT ?? {}, en: bundles?.EN ?? {} }));

/** A boolean in any of its spellings; false when absent or anything else. */
const flag = field((value) => isScalar(value) && /^(true|1)$/i.test(String(value).trim()));

export const applicationInfo = z
  .object({
    capplication: text,
    controllerVersion: text,
    viewVersion: text,
    dbTest: flag,
    descSrvCorrente: localizedText,
    descSrvPrecedente: localizedText,
  })
  .transform(
    (wire): ApplicationInfo => ({
      name: wire.capplication,
      controllerVersion: wire.controllerVersion,
      viewVersion: wire.viewVersion,
      testDatabase: wire.dbTest,
      currentService: wire.descSrvCorrente,
      previousService: wire.descSrvPrecedente,
    }),
  );

/** Ids of this service and of the service that sent the visitor. */
export interface ServiceIds {
  readonly serviceId: string;
  readonly callingServiceId: string;
}

/** Query of the calls that depend on the service. */
export function serviceQuery({ serviceId, callingServiceId }: ServiceIds): Query {
  return { al_id_srv: serviceId, al_id_srv_chiamante: callingServiceId };
}
