import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { image, iscedField } from './content.ts';
import { teacherNames } from './teacher-names.ts';

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

export const category = pgTable('category', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  nameIt: text('name_it').notNull(),
  nameEn: text('name_en').notNull(),
  imageId: integer('image_id').references(() => image.id),
});

/** A target group of courses. */
export const target = pgTable('target', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  nameIt: text('name_it').notNull(),
  nameEn: text('name_en').notNull(),
});

/** Biographies are HTML. */
export const teacher = pgTable(
  'teacher',
  {
    id: integer('id').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    departmentIt: text('department_it'),
    departmentEn: text('department_en'),
    biographyIt: text('biography_it'),
    biographyEn: text('biography_en'),
    photoId: integer('photo_id').references(() => image.id),
  },
  () => [index('teacher_names').using('gin', teacherNames())],
);

/** A single course or a series of courses: both share one id space. Texts are HTML in the course's language. */
export const course = pgTable('course', {
  id: integer('id').primaryKey(),
  key: text('key').notNull().unique(),
  kind: text('kind', { enum: ['course', 'series'] }).notNull(),
  /** Two-letter code in capitals. */
  language: text('language').notNull(),
  subtitleLanguages: text('subtitle_languages').array().notNull().default(sql`'{}'`),
  title: text('title').notNull(),
  subtitle: text('subtitle'),
  description: text('description'),
  information: text('information'),
  outcomes: text('outcomes'),
  activities: text('activities'),
  assessment: text('assessment'),
  workload: text('workload'),
  prerequisites: text('prerequisites'),
  contacts: text('contacts'),
  /** Level of the European Qualifications Framework, `1` to `8`. */
  eqfLevel: text('eqf_level'),
  opensAt: timestamp('opens_at', { withTimezone: true }),
  closesAt: timestamp('closes_at', { withTimezone: true }),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  featured: boolean('featured').notNull().default(false),
  imageId: integer('image_id').references(() => image.id),
  videoUrl: text('video_url'),
  courseUrl: text('course_url'),
});

/** A foreign key to a row that cannot be deleted while it is referenced. */
const reference = (name: string, id: () => AnyPgColumn) => integer(name).notNull().references(id);

/** A foreign key to a course; the row is deleted with the course. */
const courseReference = (name: string) =>
  integer(name)
    .notNull()
    .references(() => course.id, { onDelete: 'cascade' });

/** The institution at the first position is in charge. */
export const courseInstitution = pgTable(
  'course_institution',
  {
    courseId: courseReference('course_id'),
    institutionId: reference('institution_id', () => institution.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.institutionId] }), index().on(table.institutionId)],
);

export const courseTeacher = pgTable(
  'course_teacher',
  {
    courseId: courseReference('course_id'),
    teacherId: reference('teacher_id', () => teacher.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.teacherId] }), index().on(table.teacherId)],
);

export const courseCategory = pgTable(
  'course_category',
  {
    courseId: courseReference('course_id'),
    categoryId: reference('category_id', () => category.id),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.categoryId] }), index().on(table.categoryId)],
);

export const courseTarget = pgTable(
  'course_target',
  {
    courseId: courseReference('course_id'),
    targetId: reference('target_id', () => target.id),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.targetId] }), index().on(table.targetId)],
);

export const courseIsced = pgTable(
  'course_isced',
  {
    courseId: courseReference('course_id'),
    iscedCode: text('isced_code')
      .notNull()
      .references(() => iscedField.code),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.iscedCode] }), index().on(table.iscedCode)],
);

/** The courses of a series, in order. */
export const seriesMember = pgTable(
  'series_member',
  {
    seriesId: courseReference('series_id'),
    memberId: courseReference('member_id'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.memberId] }), index().on(table.memberId)],
);
