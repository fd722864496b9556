-- Tables that grow without end are partitioned (docs/decisions/0047-partitions.md). Partitions are in a schema of their own. Locks come
-- first, in the order in which transactions of the product take them.
CREATE SCHEMA "partitions";--> statement-breakpoint
LOCK TABLE "account", "delivery", "conversation", "upload" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "operator_act", "delivery_event", "chat_message", "account_event" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- the previous version: the new tables have the same names, columns and unique keys within this transaction.
ALTER TABLE "account_event" RENAME TO "account_event_whole";--> statement-breakpoint
CREATE TABLE "account_event" (LIKE "account_event_whole" INCLUDING DEFAULTS) PARTITION BY HASH ("account_id");--> statement-breakpoint
-- the previous version: as above.
ALTER TABLE "chat_message" RENAME TO "chat_message_whole";--> statement-breakpoint
CREATE TABLE "chat_message" (LIKE "chat_message_whole" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY HASH ("conversation_id");--> statement-breakpoint
-- the previous version: as above.
ALTER TABLE "delivery_event" RENAME TO "delivery_event_whole";--> statement-breakpoint
-- The other columns of the older table, in their order.
CREATE TABLE "delivery_event" (
	"id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "delivery_event_number_seq"),
	"delivery_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL
) PARTITION BY HASH ("delivery_id");--> statement-breakpoint
-- the previous version: as above.
ALTER TABLE "operator_act" RENAME TO "operator_act_whole";--> statement-breakpoint
CREATE TABLE "operator_act" (LIKE "operator_act_whole" INCLUDING DEFAULTS) PARTITION BY RANGE ("at");--> statement-breakpoint
DO $$
DECLARE
  whole text;
  part int;
BEGIN
  FOREACH whole IN ARRAY ARRAY['account_event', 'chat_message', 'delivery_event'] LOOP
    FOR part IN 0..7 LOOP
      EXECUTE format('CREATE TABLE partitions.%I PARTITION OF %I FOR VALUES WITH (MODULUS 8, REMAINDER %s)',
        whole || '_' || part, whole, part);
    END LOOP;
  END LOOP;
  -- The first and the last are open: no act is without its partition, and none has to be made by the clock.
  FOR part IN 2026..2040 LOOP
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF operator_act FOR VALUES FROM (%s) TO (%s)', 'operator_act_' || part,
      CASE part WHEN 2026 THEN 'MINVALUE' ELSE quote_literal(part || '-01-01 00:00+08') END,
      CASE part WHEN 2040 THEN 'MAXVALUE' ELSE quote_literal(part + 1 || '-01-01 00:00+08') END);
  END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "account_event" SELECT * FROM "account_event_whole";--> statement-breakpoint
INSERT INTO "chat_message" SELECT * FROM "chat_message_whole";--> statement-breakpoint
INSERT INTO "delivery_event" OVERRIDING SYSTEM VALUE SELECT "id", "delivery_id", "from_status", "move", "to_status", "side", "actor_id", "actor_name", "note", "at" FROM "delivery_event_whole";--> statement-breakpoint
INSERT INTO "operator_act" SELECT * FROM "operator_act_whole";--> statement-breakpoint
-- the previous version: as above.
DROP TABLE "account_event_whole";--> statement-breakpoint
-- the previous version: as above.
DROP TABLE "chat_message_whole";--> statement-breakpoint
-- the previous version: as above.
DROP TABLE "delivery_event_whole";--> statement-breakpoint
-- the previous version: as above.
ALTER SEQUENCE "delivery_event_number_seq" RENAME TO "delivery_event_id_seq";--> statement-breakpoint
SELECT setval('delivery_event_id_seq', (SELECT coalesce(max("id"), 0) + 1 FROM "delivery_event"), false);--> statement-breakpoint
-- the previous version: as above.
DROP TABLE "operator_act_whole";--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_account_id_number_pk" PRIMARY KEY ("account_id","number");--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_number_pk" PRIMARY KEY ("conversation_id","number");--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_sender_id_account_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_once_idx" ON "chat_message" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_message_grams_idx" ON "chat_message" USING gin ("grams");--> statement-breakpoint
ALTER TABLE "delivery_event" ADD CONSTRAINT "delivery_event_delivery_id_id_pk" PRIMARY KEY ("delivery_id","id");--> statement-breakpoint
ALTER TABLE "delivery_event" ADD CONSTRAINT "delivery_event_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_id_at_pk" PRIMARY KEY ("id","at");--> statement-breakpoint
CREATE INDEX "operator_act_at_idx" ON "operator_act" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_act_account_idx" ON "operator_act" USING btree ("account_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_act_act_idx" ON "operator_act" USING btree ("act" text_pattern_ops,"at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_act_subject_idx" ON "operator_act" USING btree ("subject","subject_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE OR REPLACE TRIGGER operator_act_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_act
  FOR EACH STATEMENT EXECUTE FUNCTION operator_act_stands();--> statement-breakpoint
ANALYZE "account_event", "chat_message", "delivery_event", "operator_act";