import { type AnyPgColumn, boolean, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Binary data. Both drivers return a `Uint8Array`. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures, served at `/immagine/{id}`. */
export const image = pgTable('image', {
  id: integer('id').primaryKey(),
  contentType: text('content_type').notNull(),
  /** A strong entity tag, quotes included. */
  etag: text('etag').notNull(),
  bytes: bytea('bytes').notNull(),
});

/** Frequently asked questions; answers are HTML. */
export const faq = pgTable('faq', {
  id: integer('id').primaryKey(),
  questionIt: text('question_it').notNull(),
  questionEn: text('question_en').notNull(),
  answerIt: text('answer_it').notNull(),
  answerEn: text('answer_en').notNull(),
  active: boolean('active').notNull(),
  position: integer('position').notNull(),
});

/** Texts of the interface that override the web app's own messages (`/jaf/public/i18n`). */
export const interfaceText = pgTable(
  'text',
  {
    language: text('language', { enum: ['it', 'en'] }).notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.key] })],
);

/** Fields of ISCED-F 2013, a tree. */
export const iscedField = pgTable('isced_field', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  parentCode: text('parent_code').references((): AnyPgColumn => iscedField.code),
  position: integer('position').notNull(),
});
