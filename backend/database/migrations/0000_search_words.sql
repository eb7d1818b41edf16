-- Words that look alike, for misspelt searches. Both are trusted: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- Words as they are written, without stop words; PostgreSQL's own configurations reduce them to stems.
CREATE TEXT SEARCH DICTIONARY italian_words (TEMPLATE = pg_catalog.simple, STOPWORDS = italian);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION italian_words (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION italian_words ALTER MAPPING FOR asciiword, word WITH italian_words;
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY english_words (TEMPLATE = pg_catalog.simple, STOPWORDS = english);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION english_words (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION english_words ALTER MAPPING FOR asciiword, word WITH english_words;
