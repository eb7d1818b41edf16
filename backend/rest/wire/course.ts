import type { CourseDetail } from '../../catalogue/course-detail.ts';
import { institutionToWire } from './institution.ts';

/**
 * The contract's Course. Of the contract's forms of a date this backend uses epoch milliseconds.
 * @param publicRestUrl public address of this interface, for the trailers it serves itself.
 * `moocAteneoColl` and `numeroMoocSerie`, as in a summary, are more than the contract asks for.
 */
export function courseToWire(course: CourseDetail, publicRestUrl: string) {
  const [inCharge] = course.institutions;
  return {
    mooc_id: course.id,
    mooc_titolo: course.title,
    mooc_sottotitolo: course.subtitle,
    mooc_descrizione: course.description,
    mooc_informazioni: course.information,
    mooc_risultati_app: course.outcomes,
    mooc_attivita: course.activities,
    mooc_img_id: course.imageId,
    mooc_link_video: course.videoUrl?.startsWith('/') ? `${publicRestUrl}${course.videoUrl}` : course.videoUrl,
    mooc_link_corso: course.courseUrl,
    mooc_inizio_disponib_dt: course.opensAt?.getTime() ?? null,
    mooc_fine_disponib_dt: course.closesAt?.getTime() ?? null,
    mooc_contatti: course.contacts,
    mooc_valutazione: course.assessment,
    mooc_carico_lavoro: course.workload,
    mooc_lingua: course.language,
    mooc_sottotitolo_lingua: course.subtitleLanguages.length > 0 ? course.subtitleLanguages.join(',') : null,
    mooc_prerequisiti: course.prerequisites,
    mooc_livello_eqf: course.eqfLevel,
    deh_ateneoPO: inCharge ? institutionToWire(inCharge) : null,
    deh_mooc_docentiColl: course.teachers.map(teacherToWire),
    deh_mooc_iscedColl: course.iscedCodes.map((code) => ({ isced_id: code })),
    deh_mooc_targetColl: course.targets.map((target) => ({
      deh_target_cataPO: { target_desc: target.nameIt, target_desc_eng: target.nameEn },
    })),
    deh_mooc_categoriaColl: course.categories.map((category) => ({
      categoria_id: category.id,
      deh_categoria_cataPO: { categoria_desc: category.nameIt, categoria_desc_eng: category.nameEn },
    })),
    moocAteneoColl: course.institutions.map(institutionToWire),
    numeroMoocSerie: course.seriesSize,
  };
}

function teacherToWire(teacher: CourseDetail['teachers'][number]) {
  return {
    deh_docentiPO: {
      doc_nome: teacher.firstName,
      doc_cognome: teacher.lastName,
      doc_foto_id: teacher.photoId,
      doc_dipartimento: teacher.departmentIt,
      doc_dipartimento_eng: teacher.departmentEn,
      doc_descrizione: teacher.biographyIt,
      doc_descrizione_eng: teacher.biographyEn,
    },
  };
}
