-- Words in descriptions with their places, so that terms are found there whose words stand together.
ALTER TABLE "course_search" drop column "found";--> statement-breakpoint
ALTER TABLE "course_search" ADD COLUMN "found" "tsvector" GENERATED ALWAYS AS (to_tsvector(case language when 'IT' then 'italian'::regconfig when 'EN' then 'english'::regconfig else 'simple'::regconfig end, title_words || ' ' || subtitle_words || ' ' || outcome_words || ' ' || description_words)
    || to_tsvector(case language when 'IT' then 'italian_words'::regconfig when 'EN' then 'english_words'::regconfig else 'simple'::regconfig end, title_words)
    || to_tsvector('simple'::regconfig, name_words)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "course_search_matches" ON "course_search" USING gin ("found","category_ids","institution_ids","target_ids","eqf_levels",(array["language"]));--> statement-breakpoint
-- The backend puts queries together itself, of what words and terms mean.
DROP FUNCTION corrected_query(text[]), any_word_query(text[]), required_query(text[]);
