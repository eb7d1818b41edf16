CREATE TABLE "faq" (
	"id" integer PRIMARY KEY NOT NULL,
	"question_it" text NOT NULL,
	"question_en" text NOT NULL,
	"answer_it" text NOT NULL,
	"answer_en" text NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" integer PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"etag" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "text_language_key_pk" PRIMARY KEY("language","key")
);
--> statement-breakpoint
CREATE TABLE "isced_field" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"parent_code" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_it" text NOT NULL,
	"name_en" text NOT NULL,
	"image_id" integer,
	CONSTRAINT "category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subtitle_languages" text[] DEFAULT '{}' NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"description" text,
	"information" text,
	"outcomes" text,
	"activities" text,
	"assessment" text,
	"workload" text,
	"prerequisites" text,
	"contacts" text,
	"eqf_level" text,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"published_at" timestamp with time zone NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"image_id" integer,
	"video_url" text,
	"course_url" text,
	CONSTRAINT "course_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "course_category" (
	"course_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "course_category_course_id_category_id_pk" PRIMARY KEY("course_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "course_institution" (
	"course_id" integer NOT NULL,
	"institution_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "course_institution_course_id_institution_id_pk" PRIMARY KEY("course_id","institution_id")
);
--> statement-breakpoint
CREATE TABLE "course_isced" (
	"course_id" integer NOT NULL,
	"isced_code" text NOT NULL,
	CONSTRAINT "course_isced_course_id_isced_code_pk" PRIMARY KEY("course_id","isced_code")
);
--> statement-breakpoint
CREATE TABLE "course_target" (
	"course_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	CONSTRAINT "course_target_course_id_target_id_pk" PRIMARY KEY("course_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "course_teacher" (
	"course_id" integer NOT NULL,
	"teacher_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "course_teacher_course_id_teacher_id_pk" PRIMARY KEY("course_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "series_member" (
	"series_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "series_member_series_id_member_id_pk" PRIMARY KEY("series_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "target" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_it" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "target_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "teacher" (
	"id" integer PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"department_it" text,
	"department_en" text,
	"biography_it" text,
	"biography_en" text,
	"photo_id" integer
);
--> statement-breakpoint
CREATE TABLE "identity_record" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_record_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "institution" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"acronym" text NOT NULL,
	"city" text NOT NULL,
	"website" text NOT NULL,
	"afam" boolean NOT NULL,
	"logo_id" integer,
	"flag_logo_id" integer,
	"image_id" integer,
	CONSTRAINT "institution_acronym_unique" UNIQUE("acronym")
);
--> statement-breakpoint
CREATE TABLE "course_search" (
	"course_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"featured" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"eqf_levels" text[] NOT NULL,
	"institution_ids" integer[] NOT NULL,
	"category_ids" integer[] NOT NULL,
	"target_ids" integer[] NOT NULL,
	"title_words" text NOT NULL,
	"subtitle_words" text NOT NULL,
	"name_words" text NOT NULL,
	"outcome_words" text NOT NULL,
	"description_words" text NOT NULL,
	"ranked" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'IT' then 'italian'::regconfig when 'EN' then 'english'::regconfig else 'simple'::regconfig end, title_words), 'A')
    || setweight(to_tsvector(case language when 'IT' then 'italian_words'::regconfig when 'EN' then 'english_words'::regconfig else 'simple'::regconfig end, title_words), 'A')
    || setweight(to_tsvector(case language when 'IT' then 'italian'::regconfig when 'EN' then 'english'::regconfig else 'simple'::regconfig end, subtitle_words), 'B')
    || setweight(to_tsvector('simple'::regconfig, name_words), 'B')
    || setweight(to_tsvector(case language when 'IT' then 'italian'::regconfig when 'EN' then 'english'::regconfig else 'simple'::regconfig end, outcome_words), 'C')) STORED NOT NULL,
	"found" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector(case language when 'IT' then 'italian'::regconfig when 'EN' then 'english'::regconfig else 'simple'::regconfig end, title_words || ' ' || subtitle_words || ' ' || outcome_words || ' ' || description_words)
    || to_tsvector(case language when 'IT' then 'italian_words'::regconfig when 'EN' then 'english_words'::regconfig else 'simple'::regconfig end, title_words)
    || to_tsvector('simple'::regconfig, name_words))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vocabulary" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "isced_field" ADD CONSTRAINT "isced_field_parent_code_isced_field_code_fk" FOREIGN KEY ("parent_code") REFERENCES "public"."isced_field"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_category" ADD CONSTRAINT "course_category_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_category" ADD CONSTRAINT "course_category_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_institution" ADD CONSTRAINT "course_institution_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_institution" ADD CONSTRAINT "course_institution_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_isced" ADD CONSTRAINT "course_isced_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_isced" ADD CONSTRAINT "course_isced_isced_code_isced_field_code_fk" FOREIGN KEY ("isced_code") REFERENCES "public"."isced_field"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_target" ADD CONSTRAINT "course_target_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_target" ADD CONSTRAINT "course_target_target_id_target_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."target"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teacher" ADD CONSTRAINT "course_teacher_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teacher" ADD CONSTRAINT "course_teacher_teacher_id_teacher_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teacher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_member" ADD CONSTRAINT "series_member_series_id_course_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_member" ADD CONSTRAINT "series_member_member_id_course_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher" ADD CONSTRAINT "teacher_photo_id_image_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution" ADD CONSTRAINT "institution_logo_id_image_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution" ADD CONSTRAINT "institution_flag_logo_id_image_id_fk" FOREIGN KEY ("flag_logo_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution" ADD CONSTRAINT "institution_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_search" ADD CONSTRAINT "course_search_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_category_category_id_index" ON "course_category" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "course_institution_institution_id_index" ON "course_institution" USING btree ("institution_id");--> statement-breakpoint
CREATE INDEX "course_isced_isced_code_index" ON "course_isced" USING btree ("isced_code");--> statement-breakpoint
CREATE INDEX "course_target_target_id_index" ON "course_target" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "course_teacher_teacher_id_index" ON "course_teacher" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "series_member_member_id_index" ON "series_member" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "identity_record_grant_id_index" ON "identity_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_record_uid_index" ON "identity_record" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "course_search_found_index" ON "course_search" USING gin ("found");--> statement-breakpoint
CREATE INDEX "course_search_institution_ids_index" ON "course_search" USING gin ("institution_ids");--> statement-breakpoint
CREATE INDEX "course_search_category_ids_index" ON "course_search" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "course_search_target_ids_index" ON "course_search" USING gin ("target_ids");--> statement-breakpoint
CREATE INDEX "course_search_eqf_levels_index" ON "course_search" USING gin ("eqf_levels");--> statement-breakpoint
CREATE INDEX "course_search_order" ON "course_search" USING btree ("featured" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"course_id");--> statement-breakpoint
CREATE INDEX "vocabulary_prefix" ON "vocabulary" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "vocabulary_trigrams" ON "vocabulary" USING gin ("word" gin_trgm_ops);