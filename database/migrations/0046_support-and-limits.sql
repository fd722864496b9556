CREATE TABLE "support_message" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"side" text NOT NULL,
	"sender_id" bigint NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_thread" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"last_text" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"waiting_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "daily_limit" (
	"id" integer PRIMARY KEY NOT NULL,
	"limits" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_account_id_support_thread_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."support_thread"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_thread" ADD CONSTRAINT "support_thread_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_message_thread_idx" ON "support_message" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "support_thread_waiting_idx" ON "support_thread" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "support_thread_last_idx" ON "support_thread" USING btree ("last_at");