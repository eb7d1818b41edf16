DROP INDEX "course_search_matches";--> statement-breakpoint
ALTER TABLE "course_search" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_search" ADD COLUMN "member_times" "tstzrange"[];--> statement-breakpoint
-- Of series too, until the index is renewed at the next start.
UPDATE "course_search" SET "languages" = array["language"];--> statement-breakpoint
CREATE INDEX "course_search_matches" ON "course_search" USING gin ("found","category_ids","institution_ids","target_ids","eqf_levels","languages");