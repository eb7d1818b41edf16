CREATE TABLE "search_without_result" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_without_result_day_text_pk" PRIMARY KEY("day","text")
);
