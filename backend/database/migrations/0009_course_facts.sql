ALTER TABLE "course_search" ADD COLUMN "hours" real;--> statement-breakpoint
ALTER TABLE "course_search" ADD COLUMN "weeks" integer;--> statement-breakpoint
CREATE INDEX "course_search_newest" ON "course_search" USING btree ("published_at" DESC NULLS FIRST,"course_id","closes_at");--> statement-breakpoint
CREATE INDEX "course_search_shortest" ON "course_search" USING btree ("hours","course_id","closes_at");--> statement-breakpoint
CREATE INDEX "course_search_title" ON "course_search" USING btree ((left("title_words", 80) collate "C"),"course_id","closes_at");--> statement-breakpoint
CREATE INDEX "course_search_opening" ON "course_search" USING btree ("opens_at","course_id","closes_at");--> statement-breakpoint
-- What is stored already: hours and weeks where the workload says just these; the next import reads all others.
UPDATE "course_search" SET
  "hours" = substring(w.workload from '^\s*(\d{1,4})\s+(?:ore|hours|Stunden|heures|horas)')::real,
  "weeks" = substring(w.workload from '(\d{1,3})\s+(?:settimane|weeks|Wochen|semaines|semanas)')::integer
FROM "course" w
WHERE w.id = "course_search"."course_id" AND w.workload ~ '^\s*\d{1,4}\s+(?:ore|hours|Stunden|heures|horas)(?:,| over| in)\s+\d{1,3}\s+\w+\s*$';
--> statement-breakpoint
UPDATE "course_search" SET "hours" = together.hours
FROM (
  SELECT of.series_id, sum(member.hours) AS hours
  FROM "series_member" of JOIN "course_search" member ON member.course_id = of.member_id
  GROUP BY of.series_id HAVING count(member.hours) = count(*)
) together
WHERE together.series_id = "course_search"."course_id";
