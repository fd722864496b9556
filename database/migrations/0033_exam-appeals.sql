DROP INDEX "exam_registration_once_idx";--> statement-breakpoint
DROP INDEX "exam_registration_person_idx";--> statement-breakpoint
DROP INDEX "exam_registration_post_idx";--> statement-breakpoint
ALTER TABLE "exam_registration" ADD COLUMN "asked" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_registration" ADD COLUMN "appealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_registration_once_idx" ON "exam_registration" USING btree ("exam_id","jober_id") WHERE status in ('submitted', 'returned', 'approved', 'paid', 'appealed');--> statement-breakpoint
CREATE UNIQUE INDEX "exam_registration_person_idx" ON "exam_registration" USING btree ("exam_id","identity_hash") WHERE status in ('submitted', 'returned', 'approved', 'paid', 'appealed');--> statement-breakpoint
CREATE INDEX "exam_registration_post_idx" ON "exam_registration" USING btree ("exam_id","exam_post_id","status","submitted_at");--> statement-breakpoint
UPDATE "exam" SET "settings" = '{"photo": {"width": 295, "height": 413}, "appealDays": 3, "numbers": "live", "keepDays": 365}'::jsonb || "settings";
