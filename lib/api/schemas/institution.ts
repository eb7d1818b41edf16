import * as z from 'zod';
import type { Institution } from '../../model/institution.ts';
import { optionalId, requiredId, requiredText, text } from './fields.ts';
import { byId, innerListOf, listOf } from './list.ts';
import { webAddress } from './web-address.ts';

const institution = z
  .object({
    ateneo_id: requiredId,
    ateneo_nome: requiredText,
    ateneo_logo_id: optionalId,
    ateneo_logo_bandiera_id: optionalId,
    ateneo_img_id: optionalId,
    ateneo_web_site: webAddress,
    ateneo_afam_fl: text,
  })
  .transform(
    (wire) =>
      ({
        id: wire.ateneo_id,
        name: wire.ateneo_nome,
        kind: wire.ateneo_afam_fl?.toUpperCase() === 'S' ? 'afam' : 'university',
        logoId: wire.ateneo_logo_id,
        bannerId: wire.ateneo_logo_bandiera_id,
        imageId: wire.ateneo_img_id,
        website: wire.ateneo_web_site,
      }) satisfies Institution,
  );

export const institutions = listOf<Institution>(institution, 'institution', byId);
export const institutionsOfCourse = innerListOf<Institution>(institution, 'institution of a course', byId);
