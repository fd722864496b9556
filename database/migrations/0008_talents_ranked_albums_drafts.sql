ALTER TABLE "company" ADD COLUMN "album" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "recruiter_profile" ADD COLUMN "company_draft" jsonb;--> statement-breakpoint
ALTER TABLE "talent_search" ADD COLUMN "rank" double precision GENERATED ALWAYS AS (completeness + extract(epoch from active_at at time zone 'UTC') / 86400) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "talent_search_rank_idx" ON "talent_search" USING btree ("rank" DESC NULLS FIRST,"jober_id" DESC NULLS LAST);--> statement-breakpoint
-- Everybody's words are made anew, with the slots of their rank among them.
INSERT INTO talent_dirty (jober_id) SELECT id FROM jober WHERE privacy = 'public' ON CONFLICT DO NOTHING;
