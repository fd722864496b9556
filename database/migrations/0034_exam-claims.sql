CREATE TABLE "exam_claim" (
	"registration_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "exam_registration_once_idx";--> statement-breakpoint
DROP INDEX "exam_registration_person_idx";--> statement-breakpoint
ALTER TABLE "exam_registration" ADD COLUMN "proposed" text;--> statement-breakpoint
ALTER TABLE "exam_registration" ADD COLUMN "proposed_by" bigint;--> statement-breakpoint
ALTER TABLE "exam_claim" ADD CONSTRAINT "exam_claim_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_registration_once_idx" ON "exam_registration" USING btree ("exam_id","jober_id") WHERE status in ('submitted', 'checking', 'returned', 'approved', 'paid', 'appealed');--> statement-breakpoint
CREATE UNIQUE INDEX "exam_registration_person_idx" ON "exam_registration" USING btree ("exam_id","identity_hash") WHERE status in ('submitted', 'checking', 'returned', 'approved', 'paid', 'appealed');--> statement-breakpoint
UPDATE "exam" SET "settings" = "settings" || '{"secondReview": "none"}' WHERE NOT "settings" ? 'secondReview';
