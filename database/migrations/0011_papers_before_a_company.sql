CREATE TABLE "account_paper" (
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_paper_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "account_paper_kind_check" CHECK (kind in ('licence', 'permit'))
);
--> statement-breakpoint
ALTER TABLE "account_paper" ADD CONSTRAINT "account_paper_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_paper" ADD CONSTRAINT "account_paper_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;