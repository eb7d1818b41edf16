import type { Institution } from '../../catalogue/course-summaries.ts';

/** The contract's University. */
export function institutionToWire(institution: Institution) {
  return {
    ateneo_id: institution.id,
    ateneo_nome: institution.name,
    ateneo_logo_id: institution.logoId,
    ateneo_logo_bandiera_id: institution.flagLogoId,
    ateneo_img_id: institution.imageId,
    ateneo_web_site: institution.website,
    ateneo_afam_fl: institution.afam ? 'S' : 'N',
  };
}
