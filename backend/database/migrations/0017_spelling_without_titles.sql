-- The words of the catalogue that look like another. Which of them is meant, and whether a title has it, who asks decides
-- (`backend/search/corrections.ts`): to look through the titles for each took ten times as long as all else.
CREATE OR REPLACE FUNCTION similar_words(misspelt text) RETURNS SETOF text LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.16 AS $$
  SELECT v.word FROM vocabulary v
  WHERE v.word % misspelt AND looks_like(v.word, misspelt)
  ORDER BY letters_off(v.word, misspelt), similarity(v.word, misspelt) DESC, v.word
  LIMIT 10
$$;
--> statement-breakpoint
DROP FUNCTION is_in_titles(text);
