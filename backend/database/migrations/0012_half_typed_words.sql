-- As before, the words that complete a half typed one taken together: a function called for each of them costs more than all of the rest.
CREATE OR REPLACE FUNCTION half_typed_word_query(word text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  completions text[];
BEGIN
  IF length(word) < 3 THEN
    RETURN word_query(word);
  END IF;
  completions := ARRAY(
    SELECT v.word FROM vocabulary v
    WHERE v.word LIKE half_typed_word_query.word || '%' ORDER BY length(v.word), v.word LIMIT 20
  );
  RETURN any_of(to_tsquery('simple', quote_literal(word) || ':*') || ARRAY(
    SELECT plainto_tsquery(configuration, whole)
    FROM unnest(word || completions) AS whole, unnest(ARRAY['italian', 'english', 'simple']::regconfig[]) AS configuration
  ));
END
$$;
