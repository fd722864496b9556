DROP INDEX "exam_registration_person_idx";--> statement-breakpoint
ALTER TABLE "exam_registration" ADD COLUMN "identity_kind" text DEFAULT 'resident' NOT NULL;--> statement-breakpoint
CREATE INDEX "exam_registration_twins_idx" ON "exam_registration" USING btree ("exam_id","identity_hash") WHERE status in ('submitted', 'checking', 'returned', 'approved', 'paid', 'appealed');--> statement-breakpoint
-- the previous version: it kept this index over more states, so it writes nothing that this one refuses.
CREATE UNIQUE INDEX "exam_registration_person_idx" ON "exam_registration" USING btree ("exam_id","identity_hash") WHERE status in ('approved', 'paid');
--> statement-breakpoint
UPDATE "exam" SET "settings" = "settings" || '{"identities": ["resident"]}'::jsonb WHERE NOT "settings" ? 'identities';
