-- How many letters are off; two neighbours swapped count as one ("phyton": "python").
CREATE FUNCTION letters_off(word text, misspelt text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN length(word) = length(misspelt) AND levenshtein(word, misspelt) = 2
      AND ARRAY(SELECT unnest(string_to_array(word, NULL)) ORDER BY 1) = ARRAY(SELECT unnest(string_to_array(misspelt, NULL)) ORDER BY 1)
    THEN 1 ELSE levenshtein(word, misspelt)
  END
$$;
--> statement-breakpoint
-- Whether somebody may have meant a word who typed another: one letter off, two in long words, or two neighbours swapped. Short words
-- are too near to each other ("isee", "see"); nobody misspells the first letter, or adds another to a whole word ("covid", "covi").
CREATE FUNCTION looks_like(word text, misspelt text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT length(misspelt) >= 5 AND left(word, 1) = left(misspelt, 1)
    AND letters_off(word, misspelt) <= CASE WHEN length(misspelt) >= 8 THEN 2 ELSE 1 END
    AND NOT (starts_with(misspelt, word) AND right(word, 1) <> right(misspelt, 1))
$$;
--> statement-breakpoint
-- Whether a word, in any form, stands in the title of a course.
CREATE FUNCTION is_in_titles(word text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM course_search
    WHERE found @@ (
      SELECT string_agg(quote_literal('T' || lexeme), ' | ')::tsquery
      FROM unnest(to_tsvector('italian', word) || to_tsvector('english', word) || to_tsvector('simple', word))
    )
  )
$$;
--> statement-breakpoint
-- The words of the catalogue that look like another. Of those that are equally near, the ones that courses are named after come
-- first ("restaro": "restauro" before "restare").
CREATE OR REPLACE FUNCTION similar_words(misspelt text) RETURNS SETOF text LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.16 AS $$
  SELECT v.word FROM vocabulary v
  WHERE v.word % misspelt AND looks_like(v.word, misspelt)
  ORDER BY letters_off(v.word, misspelt), is_in_titles(v.word) DESC, similarity(v.word, misspelt) DESC, v.word
  LIMIT 5
$$;
