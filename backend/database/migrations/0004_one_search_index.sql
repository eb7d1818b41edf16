DROP INDEX "course_search_found_index";--> statement-breakpoint
DROP INDEX "course_search_institution_ids_index";--> statement-breakpoint
DROP INDEX "course_search_category_ids_index";--> statement-breakpoint
DROP INDEX "course_search_target_ids_index";--> statement-breakpoint
DROP INDEX "course_search_eqf_levels_index";--> statement-breakpoint
CREATE INDEX "course_search_matches" ON "course_search" USING gin ("found","category_ids","institution_ids","target_ids","eqf_levels",(array["language"]));--> statement-breakpoint
CREATE INDEX "course_search_series" ON "course_search" USING btree ("featured" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"course_id") WHERE kind = 'series';