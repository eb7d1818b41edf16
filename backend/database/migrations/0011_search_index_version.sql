CREATE TABLE "search_index" (
	"version" integer PRIMARY KEY NOT NULL
);
