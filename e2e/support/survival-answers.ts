import type { ChangeAnswer } from './changed-backend.ts';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes every field of every object in an answer, innermost first. */
function changeFields(answer: unknown, change: (name: string, value: unknown) => unknown): unknown {
  if (Array.isArray(answer)) return answer.map((item) => changeFields(item, change));
  if (!isObject(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, change(name, changeFields(value, change))]),
  );
}

/** "Empty lists everywhere". */
export const emptyLists: ChangeAnswer = (_path, answer) => {
  if (Array.isArray(answer)) return [];
  const emptied = changeFields(answer, (_name, value) => (Array.isArray(value) ? [] : value));
  return isObject(emptied) && 'moocTotali' in emptied ? { ...emptied, moocTotali: 0, pagineTotali: 0 } : emptied;
};

/** "`null` where an object was promised", in every list and every field. */
export const nullObjects: ChangeAnswer = (_path, answer) => {
  const withNull = (value: unknown) => (Array.isArray(value) ? [null, ...value] : isObject(value) ? null : value);
  // `bundles` stays, because its objects are texts by language.
  const changed = changeFields(answer, (name, value) => (name === 'bundles' ? value : withNull(value)));
  return Array.isArray(changed) ? [null, ...changed] : changed;
};

/** "The same id twice", in every list. */
export const everythingTwice: ChangeAnswer = (_path, answer) => {
  const twice = (value: unknown) => (Array.isArray(value) ? [...value, ...value] : value);
  return twice(changeFields(answer, (_name, value) => twice(value)));
};

const tenMegabytes = 10 * 1024 * 1024;

/** "10 MB answers": an unknown field of that length. */
export const enormous: ChangeAnswer = (_path, answer) => {
  const filler = { riempitivo: 'x'.repeat(tenMegabytes) };
  if (Array.isArray(answer)) return [...answer, filler];
  return isObject(answer) ? { ...answer, ...filler } : answer;
};

const longText = `<p>${'Testo lunghissimo di un corso. '.repeat(3300)}</p><p>unclosed <b>bold <a href="https://example.org/`;
const day = 24 * 60 * 60 * 1000;
const goneId = '999999';

const teacher = (number: number) => ({
  deh_docentiPO: { doc_nome: `Nome${number}`, doc_cognome: `Cognome${number}`, doc_foto_id: null },
});

/** Titles in different scripts. */
export const titlesInScripts = [
  'مقدمة في تاريخ الفن',
  'מבוא לתולדות האמנות',
  '意大利艺术史',
  'Εισαγωγή στη μουσική',
  'Введение в физику',
  'भौतिकी का परिचय',
];

function messyCourse(course: Fields): Fields {
  return {
    ...course,
    mooc_titolo: titlesInScripts[0],
    mooc_descrizione: longText,
    mooc_inizio_disponib_dt: Date.now() + 30 * day,
    mooc_fine_disponib_dt: '1999-12-31 23:59:59',
    deh_ateneoPO: null,
    deh_mooc_docentiColl: Array.from({ length: 40 }, (_, index) => teacher(index)),
  };
}

function messySummaries(moocs: unknown): unknown {
  if (!Array.isArray(moocs)) return moocs;
  return moocs.map((mooc, index) => ({
    ...mooc,
    moocTitolo: titlesInScripts[index % titlesInScripts.length],
    moocAteneoColl: index % 2 === 0 ? null : mooc.moocAteneoColl,
  }));
}

/**
 * Puts the messy data of real editors into every answer: titles in any script, 100 kB of text, unclosed tags, categories
 * named in one language, no institution, 40 teachers, unordered dates, a series that contains itself and deleted courses.
 *
 * @param seriesId the series that contains itself
 */
export function messy(seriesId: string): ChangeAnswer {
  return (path, answer) => {
    if (path.startsWith('/mooc/moocVetrina/') && isObject(answer)) return messyCourse(answer);
    if (path === '/mooc/moocVetrina/' && Array.isArray(answer)) {
      return [{ moocId: seriesId }, { moocId: goneId }, ...(messySummaries(answer) as unknown[])];
    }
    if (path === '/cata/categorie' && Array.isArray(answer)) {
      return answer.map((category, index) => ({
        ...category,
        ...(index % 2 === 0 ? { categoria_desc: null } : { categoria_desc_eng: ' ' }),
      }));
    }
    return isObject(answer) ? { ...answer, moocs: messySummaries(answer.moocs) } : answer;
  };
}
