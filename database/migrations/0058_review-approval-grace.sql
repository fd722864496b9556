ALTER TABLE "review_claim" ADD COLUMN "approval" jsonb;--> statement-breakpoint
ALTER TABLE "review_claim" ADD COLUMN "approval_at" timestamp (3) with time zone;