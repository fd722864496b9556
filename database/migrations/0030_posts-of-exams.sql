ALTER TABLE "post" ADD COLUMN "exam_id" bigint;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_exam_idx" ON "post" USING btree ("exam_id") WHERE exam_id is not null;