DROP INDEX "delivery_open_once_idx";--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "offer" jsonb;--> statement-breakpoint
CREATE INDEX "delivery_accepted_idx" ON "delivery" USING btree ("changed_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_open_once_idx" ON "delivery" USING btree ("jober_id","post_id") WHERE status in ('submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'accepted', 'hired');