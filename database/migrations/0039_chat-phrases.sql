CREATE TABLE "chat_phrases" (
	"account_id" bigint NOT NULL,
	"side" text NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_phrases_account_id_side_pk" PRIMARY KEY("account_id","side")
);
--> statement-breakpoint
ALTER TABLE "chat_phrases" ADD CONSTRAINT "chat_phrases_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;