import { Hono } from 'hono';
import { getFilters } from '../catalogue/filters.ts';
import { getCategories, getFaqs, getInstitutions, getIscedTree } from '../catalogue/reference-data.ts';
import type { Database } from '../database/client.ts';
import { institutionToWire } from './wire/institution.ts';
import { categoryToWire, faqToWire, filterToWire, iscedToWire } from './wire/reference-data.ts';

/** `/cata/*` and `/moocFilters`: what the catalogue is made of. */
export function catalogueRoutes(database: Database): Hono {
  return new Hono()
    .get('/cata/categorie', async (c) => c.json((await getCategories(database)).map(categoryToWire)))
    .get('/cata/atenei', async (c) => c.json((await getInstitutions(database)).map(institutionToWire)))
    .get('/cata/faq', async (c) => c.json((await getFaqs(database)).map(faqToWire)))
    .get('/cata/isced', async (c) => c.json((await getIscedTree(database)).map(iscedToWire)))
    .get('/moocFilters', async (c) => c.json((await getFilters(database)).map(filterToWire)));
}
