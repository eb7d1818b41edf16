import { Hono } from 'hono';
import { type Filter, getFilters } from '../catalogue/filter-values.ts';
import {
  countSharedCourses,
  getCategories,
  getFaqs,
  getInstitutions,
  getIscedTree,
  type IscedNode,
} from '../catalogue/reference-data.ts';
import type { RestOptions } from './options.ts';
import { categoryToWire, institutionToWire } from './wire.ts';

/** `/cata/*` and `/moocFilters`: reference data; also the extensions `categories` and `institutions` (README, "Extensions"). */
export function catalogueRoutes({ database }: RestOptions): Hono {
  return new Hono()
    .get('/cata/categorie', async (c) => {
      const [categories, shared] = await Promise.all([getCategories(database), countSharedCourses(database)]);
      return c.json(categories.map((one) => ({ ...categoryToWire(one), moocInComune: shared.get(one.id) ?? {} })));
    })
    .get('/cata/atenei', async (c) => c.json((await getInstitutions(database)).map(listedInstitutionToWire)))
    .get('/cata/faq', async (c) => c.json((await getFaqs(database)).map(faqToWire)))
    .get('/cata/isced', async (c) => c.json((await getIscedTree(database)).map(iscedToWire)))
    .get('/moocFilters', async (c) => c.json((await getFilters(database)).map(filterToWire)));
}

type InstitutionRow = Awaited<ReturnType<typeof getInstitutions>>[number];
type FaqRow = Awaited<ReturnType<typeof getFaqs>>[number];

/** The contract's University, with the city and the number of courses (extension `institutions`). */
function listedInstitutionToWire(institution: InstitutionRow) {
  return {
    ...institutionToWire(institution),
    ateneo_citta: institution.city,
    numMoocPubblicati: institution.courseCount,
  };
}

/** `stato_fl` is `A` for questions that are shown (REST contract, "Types on the wire"). */
function faqToWire(faq: FaqRow) {
  return {
    domanda: faq.questionIt,
    domanda_eng: faq.questionEn,
    risposta: faq.answerIt,
    risposta_eng: faq.answerEn,
    stato_fl: faq.active ? 'A' : 'N',
  };
}

interface WireIscedNode {
  valore: string;
  descrizione: string;
  figlioIsceds: WireIscedNode[];
}

function iscedToWire(node: IscedNode): WireIscedNode {
  return { valore: node.code, descrizione: node.name, figlioIsceds: node.children.map(iscedToWire) };
}

/** @param index place of the filter, from 0; the wire counts from 1 */
function filterToWire(filter: Filter, index: number) {
  return {
    filterName: filter.name,
    filterOrder: index + 1,
    moocFilterValueVOs: filter.values.map((value, place) => ({
      filterKey: value.key,
      filterValue: value.labelIt,
      filterValueEng: value.labelEn,
      filterValueOrder: place + 1,
    })),
  };
}
