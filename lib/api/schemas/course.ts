import * as z from 'zod';
import type { Course, CourseInstitution } from '../../model/course.ts';
import type { LocalizedText } from '../../model/locale.ts';
import { institutionsOfCourse } from './catalogue.ts';
import { html, language, languages, optionalId, requiredId, text, untitled } from './fields.ts';
import { byId, innerListOf, optionalPart } from './list.ts';
import { teachers } from './teacher.ts';
import { webAddress } from './web-address.ts';
import { date, endDate } from './wire-date.ts';

const institutionInCharge = z
  .object({ ateneo_id: optionalId, ateneo_nome: text, ateneo_logo_id: optionalId })
  .nullish()
  .catch(null)
  .transform((wire) => {
    if (!wire?.ateneo_nome) return null;
    const { ateneo_id: id, ateneo_nome: name, ateneo_logo_id: logoId } = wire;
    return { name, logoId, ...(id !== null && { id }) };
  });

/** Every institution once, the one in charge first. A backend may list it among the others or only by itself. */
function withOthers(
  inCharge: CourseInstitution | null,
  all: z.output<typeof institutionsOfCourse>,
): readonly CourseInstitution[] {
  const named = all.map(({ id, name, logoId }) => ({ id, name, logoId }));
  if (!inCharge) return named;
  const isSame = ({ id, name }: CourseInstitution) =>
    inCharge.id === undefined ? name === inCharge.name : id === inCharge.id;
  return [named.find(isSame) ?? inCharge, ...named.filter((institution) => !isSame(institution))];
}

const iscedCode = z.object({ isced_id: requiredId }).transform((wire) => wire.isced_id);

const target = z
  .object({ deh_target_cataPO: z.object({ target_desc: text, target_desc_eng: text }) })
  .transform(({ deh_target_cataPO: wire }) => ({ it: wire.target_desc, en: wire.target_desc_eng }))
  .refine((name) => name.it ?? name.en, 'no name in any language');

const categoryName = z
  .object({ categoria_desc: text, categoria_desc_eng: text })
  .nullish()
  .catch(null)
  .transform((wire) => ({ it: wire?.categoria_desc ?? null, en: wire?.categoria_desc_eng ?? null }));

const categoryOfCourse = z
  .object({ categoria_id: requiredId, deh_categoria_cataPO: categoryName })
  .transform((wire) => ({ id: wire.categoria_id, name: wire.deh_categoria_cataPO }));

const wireCourse = z.object({
  mooc_id: requiredId,
  mooc_titolo: html,
  mooc_sottotitolo: html,
  mooc_descrizione: html,
  mooc_informazioni: html,
  mooc_risultati_app: html,
  mooc_attivita: html,
  mooc_contatti: html,
  mooc_valutazione: html,
  mooc_carico_lavoro: html,
  mooc_prerequisiti: html,
  mooc_img_id: optionalId,
  mooc_link_video: webAddress,
  mooc_link_corso: webAddress,
  mooc_inizio_disponib_dt: date,
  mooc_fine_disponib_dt: endDate,
  mooc_lingua: language,
  mooc_sottotitolo_lingua: languages,
  mooc_livello_eqf: text,
  deh_ateneoPO: institutionInCharge,
  moocAteneoColl: institutionsOfCourse,
  deh_mooc_docentiColl: teachers,
  deh_mooc_iscedColl: innerListOf<string>(iscedCode, 'ISCED code of a course', (code) => code),
  deh_mooc_targetColl: innerListOf<LocalizedText>(target, 'target of a course'),
  deh_mooc_categoriaColl: innerListOf(categoryOfCourse, 'category of a course', byId),
  serie: innerListOf<string>(requiredId, 'series of a course', (id) => id),
});

const ownId = wireCourse.pick({ mooc_id: true });

/** True when the answer is about another course. The backend reads ids as numbers, so it answers 47 to a request for 047. */
export function isAnotherCourse(id: string, answer: unknown): boolean {
  const own = ownId.safeParse(answer).data;
  return own !== undefined && own.mooc_id !== id;
}

/** A complete course. */
export const course = wireCourse.transform(
  (wire): Course => ({
    id: wire.mooc_id,
    title: wire.mooc_titolo ?? untitled,
    subtitle: wire.mooc_sottotitolo,
    description: wire.mooc_descrizione,
    information: wire.mooc_informazioni,
    learningOutcomes: wire.mooc_risultati_app,
    activities: wire.mooc_attivita,
    contacts: wire.mooc_contatti,
    assessment: wire.mooc_valutazione,
    workload: wire.mooc_carico_lavoro,
    prerequisites: wire.mooc_prerequisiti,
    imageId: wire.mooc_img_id,
    videoUrl: wire.mooc_link_video,
    courseUrl: wire.mooc_link_corso,
    opensAt: wire.mooc_inizio_disponib_dt,
    closesAt: wire.mooc_fine_disponib_dt,
    language: wire.mooc_lingua,
    subtitleLanguages: wire.mooc_sottotitolo_lingua,
    eqfLevel: wire.mooc_livello_eqf,
    institutions: withOthers(wire.deh_ateneoPO, wire.moocAteneoColl),
    teachers: wire.deh_mooc_docentiColl,
    iscedCodes: wire.deh_mooc_iscedColl,
    targets: wire.deh_mooc_targetColl,
    categories: wire.deh_mooc_categoriaColl,
    ...(wire.serie.length > 0 && { seriesIds: wire.serie }),
  }),
);

/** A course that completes an item of a list. When it is unusable it becomes absent, so that the other items are not lost. */
export const courseOfItem = optionalPart<Course>(course, 'course of an item');
