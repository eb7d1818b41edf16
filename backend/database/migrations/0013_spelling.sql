-- Words that somebody may have meant who typed another: one letter off, two in long words, or two neighbours swapped. Short words
-- are too near to each other ("isee", "see"); nobody misspells the first letter, or adds another to a whole word ("covid", "covi").
CREATE OR REPLACE FUNCTION similar_words(misspelt text) RETURNS SETOF text LANGUAGE sql STABLE
SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT v.word FROM vocabulary v
  WHERE v.word % misspelt AND length(misspelt) >= 5 AND left(v.word, 1) = left(misspelt, 1)
    AND levenshtein(v.word, misspelt) <= 2
    AND (
      length(misspelt) >= 8 OR levenshtein(v.word, misspelt) = 1
      OR string_to_array(v.word, NULL) <@ string_to_array(misspelt, NULL) AND length(v.word) = length(misspelt)
    )
    AND NOT (starts_with(misspelt, v.word) AND right(v.word, 1) <> right(misspelt, 1))
  ORDER BY levenshtein(v.word, misspelt), similarity(v.word, misspelt) DESC, v.word
  LIMIT 5
$$;
