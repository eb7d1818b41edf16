-- Both documents of a mooc are made when its row is written. All words come as `catalogue/words.ts` makes them.

-- Words as stems in the language of the course.
CREATE FUNCTION stems(language text, words text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT to_tsvector(CASE language WHEN 'IT' THEN 'italian'::regconfig WHEN 'EN' THEN 'english'::regconfig ELSE 'simple'::regconfig END, words)
$$;
--> statement-breakpoint
-- Words as they are written, without stop words.
CREATE FUNCTION whole_words(language text, words text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT to_tsvector(CASE language WHEN 'IT' THEN 'italian_words'::regconfig WHEN 'EN' THEN 'english_words'::regconfig ELSE 'simple'::regconfig END, words)
$$;
--> statement-breakpoint
-- What decides the rank: A title; B subtitle, institutions, teachers; C outcomes. The words of the title count as they are
-- written too, so that "arte" puts Storia dell'arte before Generative Art.
CREATE FUNCTION ranked_document(language text, title text, subtitle text, names text, outcomes text) RETURNS tsvector
LANGUAGE sql IMMUTABLE AS $$
  SELECT setweight(stems(language, title), 'A') || setweight(whole_words(language, title), 'A')
    || setweight(stems(language, subtitle), 'B') || setweight(to_tsvector('simple', names), 'B')
    || setweight(stems(language, outcomes), 'C')
$$;
--> statement-breakpoint
-- What a mooc is found by: words, the description's too; `T` and a word of the title; `P` and two words that follow each other,
-- `T` when the title has them. Without places, so that the index answers for words that stand together without a row being
-- read. Long words and what comes late in long texts have no pairs: PostgreSQL takes a megabyte.
CREATE FUNCTION found_document(language text, title text, subtitle text, names text, outcomes text, description text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  texts tsvector := stems(language, concat_ws(' ', title, subtitle, outcomes, description)) || to_tsvector('simple', names);
  title_stems tsvector := stems(language, title);
  title_words tsvector := whole_words(language, title);
BEGIN
  RETURN array_to_tsvector(tsvector_to_array(texts || title_words)
    || ARRAY(SELECT 'T' || word FROM unnest(tsvector_to_array(title_stems || title_words)) AS word)
    || ARRAY(
      SELECT prefix || lexeme || ' ' || next
      FROM (
        SELECT prefix, lexeme, lead(lexeme) OVER (PARTITION BY prefix ORDER BY place) AS next
        FROM (VALUES ('P', texts), ('T', title_stems)) AS of(prefix, document), unnest(document), unnest(positions) AS place
        WHERE place <= 2000 AND length(lexeme) <= 30
      ) AS pairs
      WHERE next IS NOT NULL
    ));
END
$$;
--> statement-breakpoint
CREATE TABLE "document_frequency" (
	"word" text PRIMARY KEY NOT NULL,
	"courses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_search" drop column "found";--> statement-breakpoint
ALTER TABLE "course_search" ALTER COLUMN "ranked" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "course_search" ADD COLUMN "found" "tsvector";--> statement-breakpoint
-- A search reads many rows, but of each only what filters and the title: both documents lie apart.
ALTER TABLE "course_search" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "course_search" ALTER COLUMN "ranked" SET STORAGE EXTERNAL, ALTER COLUMN "title_words" SET STORAGE MAIN,
  ALTER COLUMN "eqf_levels" SET STORAGE MAIN, ALTER COLUMN "institution_ids" SET STORAGE MAIN,
  ALTER COLUMN "category_ids" SET STORAGE MAIN, ALTER COLUMN "target_ids" SET STORAGE MAIN;
--> statement-breakpoint
UPDATE "course_search" SET "found" = found_document(language, title_words, subtitle_words, name_words, outcome_words, description_words);--> statement-breakpoint
ALTER TABLE "course_search" ALTER COLUMN "found" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "course_search" DROP COLUMN "subtitle_words", DROP COLUMN "name_words", DROP COLUMN "outcome_words", DROP COLUMN "description_words";--> statement-breakpoint
-- Writes the rows once more, without what is gone.
CLUSTER "course_search" USING "course_search_pkey";--> statement-breakpoint
CREATE INDEX "course_search_matches" ON "course_search" USING gin ("found","category_ids","institution_ids","target_ids","eqf_levels",(array["language"]));
--> statement-breakpoint
INSERT INTO document_frequency (word, courses)
SELECT '', count(*) FROM course_search
UNION ALL
SELECT word, count(*) FROM course_search, unnest(tsvector_to_array(found)) AS word WHERE left(word, 1) NOT IN ('P', 'T') GROUP BY word;
--> statement-breakpoint
-- Adds or takes away the words of the rows of one statement. The empty word comes first, always: who stores courses meanwhile
-- waits there, and two never wait for each other.
CREATE FUNCTION count_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO document_frequency AS known (word, courses)
  SELECT counted.word, change * count(*)
  FROM (
    SELECT '' AS word FROM changed
    UNION ALL
    SELECT lexeme FROM changed, unnest(tsvector_to_array(changed.found)) AS lexeme WHERE left(lexeme, 1) NOT IN ('P', 'T')
  ) AS counted
  GROUP BY counted.word ORDER BY counted.word
  ON CONFLICT (word) DO UPDATE SET courses = known.courses + excluded.courses;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER course_search_added AFTER INSERT ON course_search REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_documents();
--> statement-breakpoint
CREATE TRIGGER course_search_removed AFTER DELETE ON course_search REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION count_documents();
