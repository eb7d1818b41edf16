import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { image } from './content.ts';

/** Universities and AFAM institutions. */
export const institution = pgTable('institution', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  acronym: text('acronym').notNull().unique(),
  city: text('city').notNull(),
  website: text('website').notNull(),
  afam: boolean('afam').notNull(),
  logoId: integer('logo_id').references(() => image.id),
  flagLogoId: integer('flag_logo_id').references(() => image.id),
  imageId: integer('image_id').references(() => image.id),
});
