CREATE TABLE "exam_attachment" (
	"exam_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	CONSTRAINT "exam_attachment_exam_id_file_id_pk" PRIMARY KEY("exam_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "exam_question" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "exam_question_answered" CHECK (("exam_question"."answered_at" is null) = ("exam_question"."answer" = ''))
);
--> statement-breakpoint
ALTER TABLE "exam_attachment" ADD CONSTRAINT "exam_attachment_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attachment" ADD CONSTRAINT "exam_attachment_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question" ADD CONSTRAINT "exam_question_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question" ADD CONSTRAINT "exam_question_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_attachment_file_idx" ON "exam_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "exam_question_exam_idx" ON "exam_question" USING btree ("exam_id","answered_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_question_once_idx" ON "exam_question" USING btree ("jober_id","exam_id","body");