import type { Database } from '../database/database.ts';
import { faq, interfaceText, iscedField } from '../database/schema/content.ts';
import { category, institution, target } from '../database/schema/course.ts';
import type { Catalogue } from './catalogue.ts';
import type { PictureIds } from './load-pictures.ts';
import type { SeedIscedField } from './types.ts';

/** Stores everything to which courses refer, and the questions and texts. */
export async function insertReferenceData(database: Database, catalogue: Catalogue, ids: PictureIds): Promise<void> {
  await database.insert(institution).values(
    catalogue.institutions.map(({ acronym, ...rest }) => ({
      ...rest,
      acronym,
      logoId: ids.logos.get(acronym),
      flagLogoId: ids.logos.get(acronym),
      imageId: ids.banners.get(acronym),
    })),
  );
  await database.insert(category).values(
    catalogue.categories.map(({ id, slug, name }) => ({
      id,
      slug,
      nameIt: name.it,
      nameEn: name.en,
      imageId: ids.categories.get(slug),
    })),
  );
  await database
    .insert(target)
    .values(
      catalogue.targets.map(({ slug, name }, index) => ({ id: index + 1, slug, nameIt: name.it, nameEn: name.en })),
    );
  await database
    .insert(iscedField)
    .values(iscedRows(catalogue.iscedFields, null).map((row, position) => ({ ...row, position })));
  await insertTexts(database, catalogue);
}

async function insertTexts(database: Database, catalogue: Catalogue): Promise<void> {
  await database.insert(faq).values(
    catalogue.faqs.map(({ question, answer, active }, index) => ({
      id: index + 1,
      questionIt: question.it,
      questionEn: question.en,
      answerIt: answer.it,
      answerEn: answer.en,
      active,
      position: index + 1,
    })),
  );
  const texts = (['it', 'en'] as const).flatMap((language) =>
    Object.entries(catalogue.texts[language]).map(([key, value]) => ({ language, key, value })),
  );
  await database.insert(interfaceText).values(texts);
}

interface IscedRow {
  readonly code: string;
  readonly name: string;
  readonly parentCode: string | null;
}

/** The rows of a tree of fields, parents before their children. */
function iscedRows(fields: readonly SeedIscedField[], parentCode: string | null): IscedRow[] {
  return fields.flatMap(({ code, name, children }) => [{ code, name, parentCode }, ...iscedRows(children ?? [], code)]);
}
