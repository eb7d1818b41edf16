import type { CourseDetail, CourseSummary, Institution } from '../catalogue/courses.ts';
import type { Category } from '../catalogue/reference-data.ts';
import type { NearThings } from '../search/near-things.ts';
import type { SearchCounts } from '../search/search-courses.ts';
import type { TextReport } from '../search/text-search.ts';

/** Base addresses of what the backend serves itself. Courses store only paths below them. */
export interface OwnAddresses {
  /** The REST interface, which serves trailers. */
  readonly restUrl: string;
  /** The demonstration pages that replace a university's platform. */
  readonly demonstrationUrl: string;
}

/** Makes a stored path absolute; other addresses stay as they are. */
function absolute(stored: string | null, base: string): string | null {
  return stored?.startsWith('/') ? `${base}${stored}` : stored;
}

/**
 * The contract's Course. The contract allows several date formats; this backend uses epoch milliseconds.
 * `moocAteneoColl` and `numeroMoocSerie`, as in a summary, are not required by the contract; `serie` belongs to the extension
 * `course-facts`.
 */
export function courseToWire(course: CourseDetail, { restUrl, demonstrationUrl }: OwnAddresses) {
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
    mooc_link_video: absolute(course.videoUrl, restUrl),
    mooc_link_corso: absolute(course.courseUrl, demonstrationUrl),
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
    deh_mooc_docentiColl: course.teachers.map((teacher) => ({ deh_docentiPO: teacherToWire(teacher) })),
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
    serie: course.seriesIds,
  };
}

type WireTeacher = CourseDetail['teachers'][number];

/** A teacher with biography; `doc_id` belongs to the extension `teachers`. */
export function teacherToWire(teacher: WireTeacher) {
  return {
    ...namedTeacherToWire(teacher),
    doc_descrizione: teacher.biographyIt,
    doc_descrizione_eng: teacher.biographyEn,
  };
}

/** A teacher without biography. */
export function namedTeacherToWire(teacher: Omit<WireTeacher, 'biographyIt' | 'biographyEn'>) {
  return {
    doc_id: teacher.id,
    doc_nome: teacher.firstName,
    doc_cognome: teacher.lastName,
    doc_foto_id: teacher.photoId,
    doc_dipartimento: teacher.departmentIt,
    doc_dipartimento_eng: teacher.departmentEn,
  };
}

/** The contract's Mooc summary; `fatti` belongs to the extension `course-facts`. */
export function summaryToWire(summary: CourseSummary) {
  return {
    moocId: summary.id,
    moocTitolo: summary.title,
    moocSottotitolo: summary.subtitle,
    moocDescrizione: summary.description,
    moocImgId: summary.imageId,
    moocImgCaroselloId: summary.imageId,
    moocAteneoColl: summary.institutions.map(institutionToWire),
    numeroMoocSerie: summary.seriesSize,
    moocLingua: summary.language,
    fatti: courseFactsToWire(summary),
  };
}

/** A series has a level only when all its courses have it. */
function courseFactsToWire(summary: CourseSummary) {
  const { opensAt, closesAt, hours, weeks, eqfLevels, subtitleLanguages, memberFacts } = summary;
  const courses = memberFacts?.map((member) => ({
    apertura: member.opensAt,
    chiusura: member.closesAt,
    lingua: member.language,
    livelloEqf: member.eqfLevel,
  }));
  const [level = null] = eqfLevels;
  const isLevelOfAll = eqfLevels.length === 1 && (memberFacts ?? []).every(({ eqfLevel }) => eqfLevel === level);
  return {
    apertura: opensAt?.getTime() ?? null,
    chiusura: closesAt?.getTime() ?? null,
    ...(courses && { corsi: courses }),
    ore: hours,
    settimane: weeks,
    livelloEqf: isLevelOfAll ? level : null,
    sottotitoli: subtitleLanguages,
  };
}

/** How a text was understood (extension `search`). @param total the number of moocs that answer */
export function textReportToWire({ correctedText, missingWords, isPartial }: TextReport, total: number) {
  return {
    testoCorretto: correctedText,
    paroleSenzaRisultati: missingWords,
    ...(isPartial && total > 0 && { soloInParte: true }),
  };
}

/** What is near to a text that few courses match (extension `search`). */
export function nearThingsToWire(
  { categories, isOnlyMentioned }: Omit<NearThings, 'courseIds'>,
  courses: readonly CourseSummary[],
) {
  return {
    categorie: categories.map(categoryToWire),
    moocs: courses.map(summaryToWire),
    soloMenzioni: isOnlyMentioned,
  };
}

/** The counts of other selections (extension `search`). */
export function countsToWire({ byValue, withoutFilter, withoutFilters, withoutText }: SearchCounts) {
  return { valori: byValue, senzaFiltro: withoutFilter, senzaFiltri: withoutFilters, senzaTesto: withoutText };
}

/** The contract's Category. */
export function categoryToWire(category: Category) {
  return {
    categoria_id: category.id,
    categoria_desc: category.nameIt,
    categoria_desc_eng: category.nameEn,
    categoria_img_id: category.imageId,
    numMoocPubblicati: category.courseCount,
  };
}

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
