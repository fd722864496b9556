ALTER TABLE "post" ADD COLUMN "employer" text;--> statement-breakpoint
UPDATE "post" SET "employer" = "exam_post"."employer" FROM "exam_post" WHERE "exam_post"."id" = "post"."id" AND "post"."exam_id" IS NOT NULL;
