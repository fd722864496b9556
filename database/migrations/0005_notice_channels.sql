CREATE TABLE "notice_contact" (
	"account_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_contact_account_id_channel_pk" PRIMARY KEY("account_id","channel"),
	CONSTRAINT "notice_contact_channel" CHECK ("notice_contact"."channel" in ('email', 'wechat'))
);
--> statement-breakpoint
CREATE TABLE "notice_contact_proof" (
	"account_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_contact_proof_account_id_channel_pk" PRIMARY KEY("account_id","channel"),
	CONSTRAINT "notice_contact_proof_channel" CHECK ("notice_contact_proof"."channel" in ('email', 'wechat'))
);
--> statement-breakpoint
ALTER TABLE "notice_switch" DROP CONSTRAINT "notice_switch_channel";--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "email_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "wechat_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notice_contact" ADD CONSTRAINT "notice_contact_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_contact_proof" ADD CONSTRAINT "notice_contact_proof_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_contact_address_idx" ON "notice_contact" USING btree ("channel","address");--> statement-breakpoint
CREATE INDEX "notice_contact_proof_secret_idx" ON "notice_contact_proof" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "notice_contact_proof_expiry_idx" ON "notice_contact_proof" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "notice_switch" ADD CONSTRAINT "notice_switch_channel" CHECK ("notice_switch"."channel" in ('app', 'sms', 'email', 'wechat'));