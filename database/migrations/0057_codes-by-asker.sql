CREATE TABLE "asked_code" (
	"phone" text NOT NULL,
	"asker" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"digits" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "asked_code_phone_asker_pk" PRIMARY KEY("phone","asker")
);
