import type { Category } from '../catalogue/reference-data.ts';
import type { SuggestedCourse } from '../search/suggested-courses.ts';
import type { Suggestions } from '../search/suggestions.ts';

/** The answer of the extension `suggestions`: everything by id and name, in the contract's fields. */
export function suggestionsToWire({ courses, categories, institutions, teachers, correctedText, near }: Suggestions) {
  return {
    ...(correctedText === null ? {} : { testoCorretto: correctedText }),
    corsi: courses.map(courseToWire),
    categorie: categories.map(categoryToWire),
    atenei: institutions.map(({ id, name }) => ({ ateneo_id: id, ateneo_nome: name })),
    docenti: teachers.map(({ id, firstName, lastName }) => ({
      docente_id: id,
      doc_nome: firstName,
      doc_cognome: lastName,
    })),
    ...(near && {
      vicini: {
        testo: near.text,
        categorie: near.categories.map(categoryToWire),
        corsi: near.courses.map(courseToWire),
      },
    }),
  };
}

const courseToWire = ({ id, kind, language, title, institution }: SuggestedCourse) => ({
  moocId: id,
  moocTitolo: title,
  moocLingua: language,
  serie: kind === 'series',
  ateneo_nome: institution,
});

const categoryToWire = ({ id, nameIt, nameEn }: Category) => ({
  categoria_id: id,
  categoria_desc: nameIt,
  categoria_desc_eng: nameEn,
});
