import * as z from 'zod';
import type { Category } from '../../model/category.ts';
import type { Faq } from '../../model/faq.ts';
import { type Filter, type FilterValue, lastPlace } from '../../model/filter.ts';
import type { Institution } from '../../model/institution.ts';
import type { IscedField } from '../../model/isced.ts';
import { count, html, optionalId, requiredCount, requiredId, requiredText, text } from './fields.ts';
import { isFilterKey, isFilterName } from './filter-names.ts';
import { byId, innerListOf, listOf, optionalPart } from './list.ts';
import { website } from './web-address.ts';

/** A category with a name in at least one language. */
export const category = z
  .object({
    categoria_id: requiredId,
    categoria_desc: text,
    categoria_desc_eng: text,
    categoria_img_id: optionalId,
    numMoocPubblicati: count,
    moocInComune: optionalPart(z.record(z.string(), requiredCount), 'moocInComune'),
  })
  .refine((wire) => wire.categoria_desc ?? wire.categoria_desc_eng, 'no name in any language')
  .transform(
    (wire): Category => ({
      id: wire.categoria_id,
      name: { it: wire.categoria_desc, en: wire.categoria_desc_eng },
      imageId: wire.categoria_img_id,
      publishedCourses: wire.numMoocPubblicati,
      ...(wire.moocInComune && { sharedCourses: wire.moocInComune }),
    }),
  );

export const categories = listOf<Category>(category, 'category', byId);
export const nearCategories = innerListOf<Category>(category, 'near category', byId);

const institution = z
  .object({
    ateneo_id: requiredId,
    ateneo_nome: requiredText,
    ateneo_logo_id: optionalId,
    ateneo_img_id: optionalId,
    ateneo_web_site: website,
    ateneo_afam_fl: text,
    ateneo_citta: text,
    numMoocPubblicati: count,
  })
  .transform(
    (wire): Institution => ({
      id: wire.ateneo_id,
      name: wire.ateneo_nome,
      kind: wire.ateneo_afam_fl?.toUpperCase() === 'S' ? 'afam' : 'university',
      logoId: wire.ateneo_logo_id,
      imageId: wire.ateneo_img_id,
      website: wire.ateneo_web_site,
      ...(wire.ateneo_citta !== null && { city: wire.ateneo_citta }),
      ...(wire.numMoocPubblicati !== null && { publishedCourses: wire.numMoocPubblicati }),
    }),
  );

export const institutions = listOf<Institution>(institution, 'institution', byId);
export const institutionsOfCourse = innerListOf<Institution>(institution, 'institution of a course', byId);

const entry = z
  .object({ domanda: text, domanda_eng: text, risposta: html, risposta_eng: html, stato_fl: text })
  .refine((wire) => wire.domanda ?? wire.domanda_eng, 'no question in any language')
  .transform((wire): readonly Faq[] => {
    const question = { it: wire.domanda, en: wire.domanda_eng };
    // Only active entries are shown (specification, section 5).
    return wire.stato_fl === 'A' ? [{ question, answer: { it: wire.risposta, en: wire.risposta_eng } }] : [];
  });

export const faqs = listOf<readonly Faq[]>(entry, 'question').transform((entries) => entries.flat());

const filterValue = z
  .object({
    filterKey: requiredText.refine(isFilterKey, 'not a key of a filter'),
    filterValue: text,
    filterValueEng: text,
    filterValueOrder: count,
  })
  .refine((wire) => wire.filterValue ?? wire.filterValueEng, 'no label in any language')
  .transform(
    (wire): FilterValue => ({
      key: wire.filterKey,
      label: { it: wire.filterValue, en: wire.filterValueEng },
      order: wire.filterValueOrder ?? lastPlace,
    }),
  );

const filter = z
  .object({
    filterName: requiredId.refine(isFilterName, 'not a filter name'),
    filterOrder: count,
    moocFilterValueVOs: innerListOf<FilterValue>(filterValue, 'value of a filter', (value) => value.key),
  })
  .transform(
    (wire): Filter => ({
      name: wire.filterName,
      order: wire.filterOrder ?? lastPlace,
      values: wire.moocFilterValueVOs,
    }),
  );

export const filters = listOf<Filter>(filter, 'filter', (value) => value.name);

const byCode = (field: IscedField) => field.code;

/** ISCED-F has four levels. Deeper fields than this are left out: a very deep tree would break the page of every course. */
const maxDepth = 100;

function fieldAbove(levels: number): z.ZodType<IscedField> {
  return z.lazy(() => {
    const below = levels === 0 ? z.never(`at most ${maxDepth} levels`) : fieldAbove(levels - 1);
    return z
      .object({
        valore: requiredId,
        descrizione: requiredText,
        figlioIsceds: innerListOf<IscedField>(below, 'ISCED subfield', byCode),
      })
      .transform((wire): IscedField => ({ code: wire.valore, name: wire.descrizione, children: wire.figlioIsceds }));
  });
}

const iscedField = fieldAbove(maxDepth - 1);

/** The roots of the classification. The contract calls the answer a tree, so a single root may come without a list. */
export const iscedTree = z.preprocess(
  (answer) => (typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? [answer] : answer),
  listOf<IscedField>(iscedField, 'ISCED field', byCode),
);
