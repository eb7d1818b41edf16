import * as z from 'zod';
import type { UntrustedHtml } from '../../model/html.ts';
import type { Locale } from '../../model/locale.ts';
import type { Suggestions } from '../../model/suggestions.ts';
import { category } from './catalogue.ts';
import { language, requiredHtml, requiredId, requiredText, text } from './fields.ts';
import { byId, innerListOf, optionalPart } from './list.ts';
import type { Query } from './paths.ts';

/** Suggestions as an answer has them, without what the web app adds. */
export type FoundSuggestions = Omit<Suggestions<UntrustedHtml>, 'hasTeacherPages'>;
type One<Name extends Exclude<keyof FoundSuggestions, 'correctedText' | 'near'>> = FoundSuggestions[Name][number];

/** Limit for each kind, so that a backend with many suggestions does not fill the screen. */
const maxItems = 8;

const listOfFew = <T extends { readonly id: string }>(item: z.ZodType<T>, name: string) =>
  innerListOf<T>(item, name, byId).transform((items) => items.slice(0, maxItems));

const course = z
  .object({
    moocId: requiredId,
    moocTitolo: requiredHtml,
    moocLingua: language,
    serie: z.unknown().optional(),
    ateneo_nome: text,
  })
  .transform(
    (wire): One<'courses'> => ({
      id: wire.moocId,
      title: wire.moocTitolo,
      isSeries: wire.serie === true,
      language: wire.moocLingua,
      institution: wire.ateneo_nome,
    }),
  );

const suggestedCategory = category.transform(({ id, name }): One<'categories'> => ({ id, name }));

const institution = z
  .object({ ateneo_id: requiredId, ateneo_nome: requiredText })
  .transform((wire): One<'institutions'> => ({ id: wire.ateneo_id, name: wire.ateneo_nome }));

const teacher = z.object({ docente_id: requiredId, doc_nome: text, doc_cognome: requiredText }).transform(
  (wire): One<'teachers'> => ({
    id: wire.docente_id,
    name: [wire.doc_nome, wire.doc_cognome].filter(Boolean).join(' '),
  }),
);

const courses = listOfFew(course, 'suggested course');
const categories = listOfFew(suggestedCategory, 'suggested category');

const near = optionalPart(
  z
    .object({ testo: requiredText, categorie: categories, corsi: courses })
    .refine(({ categorie, corsi }) => categorie.length + corsi.length > 0, 'neither a category nor a course')
    .transform((wire) => ({ text: wire.testo, categories: wire.categorie, courses: wire.corsi })),
  'near suggestions',
);

/** An answer of the extension `suggestions`. Unusable suggestions are left out. */
export const suggestions = z
  .object({
    corsi: courses,
    categorie: categories,
    atenei: listOfFew(institution, 'suggested institution'),
    docenti: listOfFew(teacher, 'suggested teacher'),
    testoCorretto: text,
    vicini: near,
  })
  .transform(
    (wire): FoundSuggestions => ({
      courses: wire.corsi,
      categories: wire.categorie,
      institutions: wire.atenei,
      teachers: wire.docenti,
      correctedText: wire.testoCorretto,
      near: wire.vicini ?? null,
    }),
  );

/** Query of the call for suggestions. */
export const suggestionsQuery = (typed: string, locale: Locale): Query => ({ testo: typed, lingua: locale });
