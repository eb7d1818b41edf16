-- Whether somebody may have meant a word who typed another: one letter off, two in long words, or two neighbours swapped. Short words
-- are too near to each other ("isee", "see"). The first letter may be swapped with the second ("tsoria"), in long words also left out
-- or another one ("lgoritmi", "cuantum"); nobody adds one there, or adds another to a whole word ("esports", "covid").
CREATE OR REPLACE FUNCTION looks_like(word text, misspelt text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT length(misspelt) >= 5
    AND CASE WHEN left(word, 1) = left(misspelt, 1)
      THEN letters_off(word, misspelt) <= CASE WHEN length(misspelt) >= 8 THEN 2 ELSE 1 END
        AND NOT (starts_with(misspelt, word) AND right(word, 1) <> right(misspelt, 1))
      ELSE substr(word, 2, 1) || left(word, 1) || substr(word, 3) = misspelt
        OR length(misspelt) >= 7 AND substr(word, 2) IN (misspelt, substr(misspelt, 2))
    END
$$;
