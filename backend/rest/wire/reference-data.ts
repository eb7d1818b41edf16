import type { Filter } from '../../catalogue/filters.ts';
import type { getCategories, getFaqs, IscedNode } from '../../catalogue/reference-data.ts';

type CategoryRow = Awaited<ReturnType<typeof getCategories>>[number];
type FaqRow = Awaited<ReturnType<typeof getFaqs>>[number];

export function categoryToWire(category: CategoryRow) {
  return {
    categoria_id: category.id,
    categoria_desc: category.nameIt,
    categoria_desc_eng: category.nameEn,
    categoria_img_id: category.imageId,
    numMoocPubblicati: category.courseCount,
  };
}

/** `stato_fl` is `A` for what is shown (specification, section 5). */
export function faqToWire(faq: FaqRow) {
  return {
    domanda: faq.questionIt,
    domanda_eng: faq.questionEn,
    risposta: faq.answerIt,
    risposta_eng: faq.answerEn,
    stato_fl: faq.active ? 'A' : 'N',
  };
}

export interface WireIscedNode {
  valore: string;
  descrizione: string;
  figlioIsceds: WireIscedNode[];
}

export function iscedToWire(node: IscedNode): WireIscedNode {
  return { valore: node.code, descrizione: node.name, figlioIsceds: node.children.map(iscedToWire) };
}

/** @param index place of the filter, 0-based; the wire counts from 1. */
export function filterToWire(filter: Filter, index: number) {
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
