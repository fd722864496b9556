DROP TABLE "facet_rollup" CASCADE;--> statement-breakpoint
DROP TABLE "term_stat" CASCADE;--> statement-breakpoint
ALTER TABLE "search_state" DROP COLUMN "posts";--> statement-breakpoint
ALTER TABLE "search_state" DROP COLUMN "newest";--> statement-breakpoint
ALTER TABLE "search_state" DROP COLUMN "best_paid";--> statement-breakpoint
DROP INDEX IF EXISTS "job_search_city_salary_idx";--> statement-breakpoint
-- Its work is known by another name now.
DELETE FROM "job" WHERE "kind" = 'count-for-search';--> statement-breakpoint
-- Rows of people are made anew, without the lexemes that only plans read. Those of posts are, since their version changed.
INSERT INTO "talent_dirty" ("jober_id") SELECT "id" FROM "jober" WHERE "privacy" = 'public' ON CONFLICT DO NOTHING;
