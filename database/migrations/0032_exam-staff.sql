CREATE TABLE "exam_staff" (
	"exam_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"role" text NOT NULL,
	"posts" text[],
	"named_by" bigint NOT NULL,
	"named_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_staff_exam_id_member_id_pk" PRIMARY KEY("exam_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "exam_staff" ADD CONSTRAINT "exam_staff_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_staff" ADD CONSTRAINT "exam_staff_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_staff_member_idx" ON "exam_staff" USING btree ("member_id");--> statement-breakpoint
-- Who set up a project leads it.
INSERT INTO "exam_staff" ("exam_id", "member_id", "role", "named_by", "named_at")
	SELECT e."id", m."id", 'lead', m."account_id", e."created_at" FROM "exam" e
	JOIN "exam_event" v ON v."exam_id" = e."id" AND v."move" = 'create'
	JOIN "company_member" m ON m."company_id" = e."company_id" AND m."account_id" = v."actor_id"
	ON CONFLICT DO NOTHING;
