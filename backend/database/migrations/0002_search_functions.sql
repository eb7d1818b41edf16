-- Rows stay narrow, long texts lie apart: a search reads many rows, but of each only what filters and ranks.
ALTER TABLE course_search SET (toast_tuple_target = 1024);
--> statement-breakpoint
ALTER TABLE course_search ALTER COLUMN ranked SET STORAGE MAIN;
--> statement-breakpoint
-- A visitor's words to a full-text query. All functions below take words as `catalogue/words.ts` makes them: small letters,
-- digits, no accents.

CREATE FUNCTION any_of(alternatives tsquery[]) RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(DISTINCT '(' || a::text || ')', ' | '), '')::tsquery
  FROM unnest(alternatives) AS a WHERE numnode(a) > 0
$$;
--> statement-breakpoint
-- One word in any of the languages of the catalogue.
CREATE FUNCTION word_query(word text) RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
  SELECT any_of(ARRAY[plainto_tsquery('italian', word), plainto_tsquery('english', word), plainto_tsquery('simple', word)])
$$;
--> statement-breakpoint
-- A word that may be half typed: itself, what starts with it, and the words of the catalogue that complete it
-- (a half-typed word has another stem than the whole one: "universit" is not the beginning of "univers").
CREATE FUNCTION half_typed_word_query(word text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF length(word) < 3 THEN
    RETURN word_query(word);
  END IF;
  RETURN any_of(ARRAY[word_query(word), to_tsquery('simple', quote_literal(word) || ':*')] || ARRAY(
    SELECT word_query(v.word) FROM vocabulary v
    WHERE v.word LIKE half_typed_word_query.word || '%' ORDER BY length(v.word), v.word LIMIT 20
  ));
END
$$;
--> statement-breakpoint
-- Words such as "della" or "the", which say nothing about a course.
CREATE FUNCTION is_stop_word(word text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT ts_lexize('italian_stem', word) = '{}' OR ts_lexize('english_stem', word) = '{}'
$$;
--> statement-breakpoint
-- What a mooc must contain: every word but stop words; stop words count when there is nothing else.
CREATE FUNCTION required_query(words text[]) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  telling text[] := ARRAY(SELECT w FROM unnest(words) WITH ORDINALITY AS t(w, n) WHERE NOT is_stop_word(w) ORDER BY n);
  result tsquery := '';
BEGIN
  IF cardinality(telling) = 0 THEN
    telling := words;
  END IF;
  FOR i IN 1 .. cardinality(telling) - 1 LOOP
    result := result && word_query(telling[i]);
  END LOOP;
  RETURN result && half_typed_word_query(telling[cardinality(telling)]);
END
$$;
--> statement-breakpoint
-- What makes a mooc rank higher: any of the words, stop words too.
CREATE FUNCTION any_word_query(words text[]) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT any_of(ARRAY[required_query(words)] || ARRAY(SELECT word_query(w) FROM unnest(words) AS w))
$$;
--> statement-breakpoint
-- The words of the catalogue nearest to a misspelt one: one or two wrong letters, and some trigrams in common.
CREATE FUNCTION similar_words(misspelt text) RETURNS SETOF text LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT v.word FROM vocabulary v
  WHERE v.word % misspelt
    AND levenshtein(v.word, misspelt) <= CASE WHEN length(misspelt) < 4 THEN 0 WHEN length(misspelt) < 6 THEN 1 ELSE 2 END
  ORDER BY levenshtein(v.word, misspelt), similarity(v.word, misspelt) DESC, v.word
  LIMIT 5
$$;
--> statement-breakpoint
-- As required_query, with every word replaced by what was probably meant; empty when there are only stop words.
CREATE FUNCTION corrected_query(words text[]) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  result tsquery := '';
  word text;
BEGIN
  FOREACH word IN ARRAY words LOOP
    CONTINUE WHEN is_stop_word(word);
    result := result && any_of(ARRAY[word_query(word)] || ARRAY(SELECT word_query(near) FROM similar_words(word) AS near));
  END LOOP;
  RETURN result;
END
$$;
