CREATE TABLE "account_archive" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"delete_after" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_export" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"status" text NOT NULL,
	"storage_key" text,
	"size" bigint,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_export_status" CHECK ("account_export"."status" in ('making', 'ready')),
	CONSTRAINT "account_export_ready" CHECK (("account_export"."status" = 'ready') = ("account_export"."storage_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "account_login" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"open_id_hash" "bytea" NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_login_provider" CHECK ("account_login"."provider" in ('qq', 'wechat'))
);
--> statement-breakpoint
CREATE TABLE "account_move" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bind_ticket" (
	"id" bigint PRIMARY KEY NOT NULL,
	"ticket_hash" "bytea" NOT NULL,
	"provider" text NOT NULL,
	"open_id_hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "bind_ticket_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "login_ticket" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ticket_hash" "bytea" NOT NULL,
	"browser_hash" "bytea",
	"status" text NOT NULL,
	"account_id" bigint,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "login_ticket_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "login_ticket_kind" CHECK ("login_ticket"."kind" in ('scan', 'direct')),
	CONSTRAINT "login_ticket_status" CHECK ("login_ticket"."status" in ('waiting', 'scanned', 'agreed', 'refused', 'spent')),
	CONSTRAINT "login_ticket_owner" CHECK ("login_ticket"."status" not in ('agreed', 'spent') or "login_ticket"."account_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "oauth_attempt" (
	"id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"account_id" bigint,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "oauth_attempt_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "phone_change" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "phone_change_status" CHECK ("phone_change"."status" in ('waiting', 'done', 'cancelled', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"id" bigint PRIMARY KEY NOT NULL,
	"jober_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_feed_jober_id_unique" UNIQUE("jober_id")
);
--> statement-breakpoint
CREATE TABLE "dismissed_post" (
	"jober_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"dismissed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dismissed_post_jober_id_post_id_pk" PRIMARY KEY("jober_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" bigint PRIMARY KEY NOT NULL,
	"jober_id" bigint NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"filter_key" text NOT NULL,
	"alerts" boolean DEFAULT true NOT NULL,
	"known_until" timestamp (3) with time zone NOT NULL,
	"checked_on" date NOT NULL,
	"last_found" integer,
	"last_found_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_post" (
	"jober_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seen_post_jober_id_post_id_pk" PRIMARY KEY("jober_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "chat_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"conversation_id" bigint NOT NULL,
	"move" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"member_id" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_event_move_check" CHECK ("chat_event"."move" in ('hand-over'))
);
--> statement-breakpoint
CREATE TABLE "content_item" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"region_code" text,
	"cover_url" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"facts" jsonb,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"capacity" integer,
	"signed" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"withdraw_at" timestamp (3) with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"editor_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_item_kind" CHECK ("content_item"."kind" in ('article', 'admission', 'lecture', 'policy', 'guide', 'banner')),
	CONSTRAINT "content_item_status" CHECK ("content_item"."status" in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "content_item_published" CHECK ("content_item"."status" <> 'published' or "content_item"."publish_at" is not null),
	CONSTRAINT "content_item_window" CHECK ("content_item"."withdraw_at" is null or "content_item"."publish_at" is null or "content_item"."withdraw_at" > "content_item"."publish_at"),
	CONSTRAINT "content_item_lecture" CHECK ("content_item"."kind" <> 'lecture' or ("content_item"."starts_at" is not null and "content_item"."ends_at" > "content_item"."starts_at")),
	CONSTRAINT "content_item_seats" CHECK ("content_item"."signed" >= 0 and ("content_item"."capacity" is null or "content_item"."signed" <= "content_item"."capacity"))
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"item_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"act" text NOT NULL,
	"form" jsonb NOT NULL,
	"editor_id" bigint,
	"editor_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_version_item_id_number_pk" PRIMARY KEY("item_id","number")
);
--> statement-breakpoint
CREATE TABLE "lecture_guest" (
	"id" bigint PRIMARY KEY NOT NULL,
	"lecture_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"state" text NOT NULL,
	"ticket" text NOT NULL,
	"signed_at" timestamp (6) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecture_guest_state" CHECK ("lecture_guest"."state" in ('signed-up', 'waiting', 'checked-in', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "lecture_guest_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"guest_id" bigint NOT NULL,
	"move" text NOT NULL,
	"to_state" text NOT NULL,
	"actor_id" bigint,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_text" (
	"name" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"editor_id" bigint NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "legal_text_name_version_pk" PRIMARY KEY("name","version"),
	CONSTRAINT "legal_text_name" CHECK ("legal_text"."name" in ('privacy', 'agreement')),
	CONSTRAINT "legal_text_version" CHECK ("legal_text"."version" ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "clearance" (
	"id" bigint PRIMARY KEY NOT NULL,
	"delivery_id" bigint NOT NULL,
	"queried_on" date NOT NULL,
	"handler" text NOT NULL,
	"result" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recorded_by" bigint NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clearance_result_check" CHECK (result in ('clear', 'found'))
);
--> statement-breakpoint
CREATE TABLE "blind_post" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "box_batch" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"move" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"runs_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "box_batch_move_check" CHECK (move in ('reject', 'shortlist')),
	CONSTRAINT "box_batch_state_check" CHECK (state in ('waiting', 'done', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "box_batch_item" (
	"batch_id" bigint NOT NULL,
	"delivery_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	CONSTRAINT "box_batch_item_batch_id_delivery_id_pk" PRIMARY KEY("batch_id","delivery_id"),
	CONSTRAINT "box_batch_item_outcome_check" CHECK (outcome in ('waiting', 'moved', 'same', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "box_export" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"filters" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_note" (
	"id" bigint PRIMARY KEY NOT NULL,
	"delivery_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"text" text NOT NULL,
	"mentions" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_score" (
	"id" bigint PRIMARY KEY NOT NULL,
	"delivery_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"marks" jsonb,
	"comment" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_template" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"move" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reply_template_move_check" CHECK (move in ('reject', 'shortlist'))
);
--> statement-breakpoint
CREATE TABLE "score_form" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"criteria" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair" (
	"id" bigint PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"city_code" text NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"venue" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"organiser" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"cover_url" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"sign_up_from" timestamp (3) with time zone NOT NULL,
	"sign_up_until" timestamp (3) with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"last_waiting" integer DEFAULT 0 NOT NULL,
	"schedule" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"halls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cancel_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fair_times" CHECK ("fair"."starts_at" < "fair"."ends_at" and "fair"."sign_up_from" < "fair"."sign_up_until"),
	CONSTRAINT "fair_seats" CHECK ("fair"."capacity" >= 0 and "fair"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fair_booth" (
	"id" bigint PRIMARY KEY NOT NULL,
	"fair_id" bigint NOT NULL,
	"number" text NOT NULL,
	"hall" smallint NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"w" smallint NOT NULL,
	"h" smallint NOT NULL,
	"status" text DEFAULT 'free' NOT NULL,
	"company_id" bigint,
	"held_until" timestamp (3) with time zone,
	CONSTRAINT "fair_booth_owner" CHECK (("fair_booth"."status" = 'free') = ("fair_booth"."company_id" is null))
);
--> statement-breakpoint
CREATE TABLE "fair_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"fair_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_id" bigint,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fair_exhibitor" (
	"id" bigint PRIMARY KEY NOT NULL,
	"fair_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"people" jsonb NOT NULL,
	"wish" text DEFAULT '' NOT NULL,
	"wait_number" integer,
	"reason" text,
	"results" jsonb,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"checked_in_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "fair_exhibitor_post" (
	"exhibitor_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "fair_exhibitor_post_exhibitor_id_post_id_pk" PRIMARY KEY("exhibitor_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "fair_visit" (
	"exhibitor_id" bigint NOT NULL,
	"visitor_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "fair_visit_exhibitor_id_visitor_id_pk" PRIMARY KEY("exhibitor_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "fair_visitor" (
	"id" bigint PRIMARY KEY NOT NULL,
	"fair_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"resume_id" bigint,
	"status" text NOT NULL,
	"ticket_code" text NOT NULL,
	"wait_number" integer,
	"signed_up_at" timestamp (3) with time zone NOT NULL,
	"checked_in_at" timestamp (3) with time zone,
	CONSTRAINT "fair_visitor_ticket_code_unique" UNIQUE("ticket_code")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"dropped_at" timestamp (3) with time zone,
	CONSTRAINT "upload_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "upload_size_check" CHECK ("upload"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "jober_block" (
	"id" bigint PRIMARY KEY NOT NULL,
	"jober_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"group_key" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_import" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"columns" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_once" UNIQUE NULLS NOT DISTINCT("company_id","kind","unit"),
	CONSTRAINT "ledger_account_balance" CHECK ("ledger_account"."balance" >= 0),
	CONSTRAINT "ledger_account_owner" CHECK (("ledger_account"."kind" = 'own') = ("ledger_account"."company_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY NOT NULL,
	"posting_id" bigint NOT NULL,
	"sequence" bigserial NOT NULL,
	"line" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"lot_id" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_lot" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"order_id" bigint,
	"remaining" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_lot_remaining" CHECK ("ledger_lot"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"company_id" bigint,
	"order_id" bigint,
	"reverses_id" bigint,
	"actor_id" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_posting_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "notice_quiet" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_switch" (
	"account_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notice_switch_account_id_topic_channel_pk" PRIMARY KEY("account_id","topic","channel"),
	CONSTRAINT "notice_switch_channel" CHECK ("notice_switch"."channel" in ('app', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "account_ban" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"banned_by" bigint NOT NULL,
	"banned_at" timestamp (3) with time zone NOT NULL,
	"lifted_by" bigint,
	"lifted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_act" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"operator_name" text NOT NULL,
	"operator_role" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_key" (
	"operator_id" bigint PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" "bytea" NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_code" (
	"id" bigint PRIMARY KEY NOT NULL,
	"operator_id" bigint NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"number" text,
	"reason" text,
	"requested_by" bigint NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_amount" CHECK ("invoice"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"invoice_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_id" bigint,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_title" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_payment" (
	"id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_number" text NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_order" (
	"id" bigint PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"company_id" bigint NOT NULL,
	"package_id" bigint NOT NULL,
	"package_name" text NOT NULL,
	"units" jsonb NOT NULL,
	"valid_days" integer NOT NULL,
	"price" bigint NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"voucher_id" bigint,
	"voucher_note" text DEFAULT '' NOT NULL,
	"voucher_at" timestamp (3) with time zone,
	"first_eyes_id" bigint,
	"first_eyes_at" timestamp (3) with time zone,
	"provider_number" text,
	"refund_amount" bigint,
	"reason" text,
	"created_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"fulfilled_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sales_order_number_unique" UNIQUE("number"),
	CONSTRAINT "sales_order_price" CHECK ("sales_order"."price" > 0),
	CONSTRAINT "sales_order_refund" CHECK ("sales_order"."refund_amount" is null or ("sales_order"."refund_amount" > 0 and "sales_order"."refund_amount" <= "sales_order"."price"))
);
--> statement-breakpoint
CREATE TABLE "sales_order_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_package" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"price" bigint NOT NULL,
	"units" jsonb NOT NULL,
	"valid_days" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sales_package_price" CHECK ("sales_package"."price" > 0 and "sales_package"."valid_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "post_draft" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"form" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"saved_by" text DEFAULT '' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_claim" (
	"queue" text NOT NULL,
	"item_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_claim_queue_item_id_pk" PRIMARY KEY("queue","item_id")
);
--> statement-breakpoint
CREATE TABLE "review_decision" (
	"id" bigint PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"item_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"verdict" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"waited_seconds" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reason" (
	"id" bigint PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"label" text NOT NULL,
	"body" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_paper" (
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_paper_company_id_kind_pk" PRIMARY KEY("company_id","kind"),
	CONSTRAINT "company_paper_kind_check" CHECK (kind in ('licence', 'permit'))
);
--> statement-breakpoint
CREATE TABLE "member_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_link" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"role" text NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" bigint,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "member_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "talent_dirty" (
	"jober_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_invitation" (
	"id" bigint PRIMARY KEY NOT NULL,
	"jober_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"status" text NOT NULL,
	"message" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"conversation_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "talent_invitation_status_check" CHECK (status in ('invited', 'accepted', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "talent_invitation_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"invitation_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_rejection" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_search" (
	"jober_id" bigint PRIMARY KEY NOT NULL,
	"resume_id" bigint NOT NULL,
	"stages" text[] NOT NULL,
	"subjects" text[] NOT NULL,
	"city_codes" text[] NOT NULL,
	"education" text NOT NULL,
	"certificates" text[] NOT NULL,
	"title_rank" smallint NOT NULL,
	"experience" text NOT NULL,
	"months" integer NOT NULL,
	"identity" text NOT NULL,
	"salary_min" integer NOT NULL,
	"arrival" date,
	"completeness" smallint NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"tsv" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salary_market" (
	"city_code" text NOT NULL,
	"stage" text NOT NULL,
	"tenure" text NOT NULL,
	"role" text NOT NULL,
	"n" integer NOT NULL,
	"hires" integer NOT NULL,
	"points" bigint[] NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "salary_market_city_code_stage_tenure_role_pk" PRIMARY KEY("city_code","stage","tenure","role"),
	CONSTRAINT "salary_market_fewest" CHECK ("salary_market"."n" >= 5)
);
--> statement-breakpoint
CREATE TABLE "wage_agreement" (
	"id" bigint PRIMARY KEY NOT NULL,
	"delivery_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"rate_fen" bigint NOT NULL,
	"unit" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wage_agreement_terms" CHECK ("wage_agreement"."rate_fen" > 0 and "wage_agreement"."from_day" <= "wage_agreement"."to_day")
);
--> statement-breakpoint
CREATE TABLE "wage_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wage_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agreement_id" bigint NOT NULL,
	"about" text NOT NULL,
	"about_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wage_hours" (
	"id" bigint PRIMARY KEY NOT NULL,
	"agreement_id" bigint NOT NULL,
	"day" date NOT NULL,
	"quantity" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "wage_hours_quantity" CHECK ("wage_hours"."quantity" between 1 and 2400)
);
--> statement-breakpoint
CREATE TABLE "wage_slip" (
	"id" bigint PRIMARY KEY NOT NULL,
	"agreement_id" bigint NOT NULL,
	"previous_id" bigint,
	"month" text NOT NULL,
	"status" text NOT NULL,
	"quantity" integer NOT NULL,
	"rate_fen" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	"pay_fen" bigint NOT NULL,
	"gross_fen" bigint NOT NULL,
	"deduction_fen" bigint NOT NULL,
	"net_fen" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"written_by" bigint NOT NULL,
	"approved_by" bigint,
	"approver_name" text,
	"dispute_reason" text DEFAULT '' NOT NULL,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "wage_slip_sum" CHECK ("wage_slip"."net_fen" = "wage_slip"."gross_fen" - "wage_slip"."deduction_fen"),
	CONSTRAINT "wage_slip_signs" CHECK ("wage_slip"."pay_fen" >= 0 and "wage_slip"."gross_fen" >= "wage_slip"."pay_fen" and "wage_slip"."deduction_fen" >= 0 and "wage_slip"."net_fen" >= 0),
	CONSTRAINT "wage_slip_four_eyes" CHECK ("wage_slip"."approved_by" is distinct from "wage_slip"."written_by" or "wage_slip"."approved_by" is null),
	CONSTRAINT "wage_slip_second_look" CHECK ("wage_slip"."status" = 'draft' or "wage_slip"."gross_fen" <= 500000 or "wage_slip"."approved_by" is not null),
	CONSTRAINT "wage_slip_paid" CHECK (("wage_slip"."status" = 'paid') = ("wage_slip"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "hot_word" (
	"id" bigint PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hot_word_word_unique" UNIQUE("word")
);
--> statement-breakpoint
CREATE TABLE "sensitive_word" (
	"id" bigint PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"level" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sensitive_word_word_unique" UNIQUE("word"),
	CONSTRAINT "sensitive_word_level" CHECK ("sensitive_word"."level" in ('refuse', 'review', 'warn'))
);
--> statement-breakpoint
CREATE TABLE "training_rule" (
	"id" bigint PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"within" integer NOT NULL,
	"level" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_rule_level" CHECK ("training_rule"."level" in ('refuse', 'review', 'warn')),
	CONSTRAINT "training_rule_words" CHECK (cardinality("training_rule"."words") between 2 and 6)
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "kind" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "file_id" bigint;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "sealed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "sealed_phone_hash" "bytea";--> statement-breakpoint
ALTER TABLE "jober" ADD COLUMN "blind_screening" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jober" ADD COLUMN "personalised" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "topic" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "sms_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "recheck_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "search_state" ADD COLUMN "newest" double precision[];--> statement-breakpoint
ALTER TABLE "search_state" ADD COLUMN "best_paid" integer[];--> statement-breakpoint
ALTER TABLE "account_export" ADD CONSTRAINT "account_export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_login" ADD CONSTRAINT "account_login_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_move" ADD CONSTRAINT "account_move_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_change" ADD CONSTRAINT "phone_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_post" ADD CONSTRAINT "dismissed_post_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_post" ADD CONSTRAINT "seen_post_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_event" ADD CONSTRAINT "chat_event_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_event" ADD CONSTRAINT "chat_event_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_editor_id_account_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_guest" ADD CONSTRAINT "lecture_guest_lecture_id_content_item_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_guest" ADD CONSTRAINT "lecture_guest_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_guest_event" ADD CONSTRAINT "lecture_guest_event_guest_id_lecture_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."lecture_guest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance" ADD CONSTRAINT "clearance_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_post" ADD CONSTRAINT "blind_post_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_post" ADD CONSTRAINT "blind_post_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_batch" ADD CONSTRAINT "box_batch_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_batch" ADD CONSTRAINT "box_batch_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_batch_item" ADD CONSTRAINT "box_batch_item_batch_id_box_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."box_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_batch_item" ADD CONSTRAINT "box_batch_item_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_export" ADD CONSTRAINT "box_export_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_export" ADD CONSTRAINT "box_export_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_note" ADD CONSTRAINT "delivery_note_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_note" ADD CONSTRAINT "delivery_note_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_score" ADD CONSTRAINT "delivery_score_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_score" ADD CONSTRAINT "delivery_score_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_template" ADD CONSTRAINT "reply_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_form" ADD CONSTRAINT "score_form_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_form" ADD CONSTRAINT "score_form_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_booth" ADD CONSTRAINT "fair_booth_fair_id_fair_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fair"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_booth" ADD CONSTRAINT "fair_booth_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_event" ADD CONSTRAINT "fair_event_fair_id_fair_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fair"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_exhibitor" ADD CONSTRAINT "fair_exhibitor_fair_id_fair_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fair"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_exhibitor" ADD CONSTRAINT "fair_exhibitor_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_exhibitor_post" ADD CONSTRAINT "fair_exhibitor_post_exhibitor_id_fair_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."fair_exhibitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_exhibitor_post" ADD CONSTRAINT "fair_exhibitor_post_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_visit" ADD CONSTRAINT "fair_visit_exhibitor_id_fair_exhibitor_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."fair_exhibitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_visit" ADD CONSTRAINT "fair_visit_visitor_id_fair_visitor_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."fair_visitor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_visitor" ADD CONSTRAINT "fair_visitor_fair_id_fair_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fair"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_visitor" ADD CONSTRAINT "fair_visitor_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jober_block" ADD CONSTRAINT "jober_block_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_lot_id_ledger_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."ledger_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot" ADD CONSTRAINT "ledger_lot_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_quiet" ADD CONSTRAINT "notice_quiet_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_switch" ADD CONSTRAINT "notice_switch_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_ban" ADD CONSTRAINT "account_ban_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_key" ADD CONSTRAINT "operator_key_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_code" ADD CONSTRAINT "operator_recovery_code_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_event" ADD CONSTRAINT "invoice_event_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_title" ADD CONSTRAINT "invoice_title_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_payment" ADD CONSTRAINT "provider_payment_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_package_id_sales_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."sales_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_event" ADD CONSTRAINT "sales_order_event_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_draft" ADD CONSTRAINT "post_draft_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_paper" ADD CONSTRAINT "company_paper_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_paper" ADD CONSTRAINT "company_paper_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_link" ADD CONSTRAINT "member_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_link" ADD CONSTRAINT "member_link_created_by_company_member_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_link" ADD CONSTRAINT "member_link_used_by_account_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation_event" ADD CONSTRAINT "talent_invitation_event_invitation_id_talent_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."talent_invitation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_rejection" ADD CONSTRAINT "talent_rejection_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_rejection" ADD CONSTRAINT "talent_rejection_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_rejection" ADD CONSTRAINT "talent_rejection_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_search" ADD CONSTRAINT "talent_search_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_agreement" ADD CONSTRAINT "wage_agreement_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_agreement" ADD CONSTRAINT "wage_agreement_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_agreement" ADD CONSTRAINT "wage_agreement_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_event" ADD CONSTRAINT "wage_event_agreement_id_wage_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."wage_agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_hours" ADD CONSTRAINT "wage_hours_agreement_id_wage_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."wage_agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_slip" ADD CONSTRAINT "wage_slip_agreement_id_wage_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."wage_agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_slip" ADD CONSTRAINT "wage_slip_previous_id_wage_slip_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."wage_slip"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_archive_end_idx" ON "account_archive" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "account_export_account_idx" ON "account_export" USING btree ("account_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_export_expiry_idx" ON "account_export" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_login_identity_idx" ON "account_login" USING btree ("provider","open_id_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "account_login_once_idx" ON "account_login" USING btree ("account_id","provider");--> statement-breakpoint
CREATE INDEX "account_move_account_idx" ON "account_move" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "bind_ticket_expiry_idx" ON "bind_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_ticket_expiry_idx" ON "login_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_attempt_expiry_idx" ON "oauth_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_change_waiting_idx" ON "phone_change" USING btree ("account_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "phone_change_due_idx" ON "phone_change" USING btree ("due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_once_idx" ON "saved_search" USING btree ("jober_id","filter_key");--> statement-breakpoint
CREATE INDEX "saved_search_due_idx" ON "saved_search" USING btree ("checked_on","id") WHERE alerts;--> statement-breakpoint
CREATE INDEX "seen_post_jober_idx" ON "seen_post" USING btree ("jober_id","seen_at" DESC NULLS FIRST,"post_id");--> statement-breakpoint
CREATE INDEX "seen_post_age_idx" ON "seen_post" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "chat_event_conversation_idx" ON "chat_event" USING btree ("conversation_id","at");--> statement-breakpoint
CREATE INDEX "content_item_live_idx" ON "content_item" USING btree ("kind","publish_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "content_item_category_idx" ON "content_item" USING btree ("kind","category","publish_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "content_item_region_idx" ON "content_item" USING btree ("kind","region_code","publish_at" DESC NULLS LAST) WHERE status = 'published' and region_code is not null;--> statement-breakpoint
CREATE INDEX "content_item_withdraw_idx" ON "content_item" USING btree ("withdraw_at") WHERE status = 'published' and withdraw_at is not null;--> statement-breakpoint
CREATE INDEX "content_item_lecture_idx" ON "content_item" USING btree ("starts_at") WHERE kind = 'lecture' and status = 'published';--> statement-breakpoint
CREATE INDEX "content_item_edited_idx" ON "content_item" USING btree ("kind","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_guest_once_idx" ON "lecture_guest" USING btree ("lecture_id","jober_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_guest_ticket_idx" ON "lecture_guest" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "lecture_guest_queue_idx" ON "lecture_guest" USING btree ("lecture_id","state","signed_at","id");--> statement-breakpoint
CREATE INDEX "lecture_guest_jober_idx" ON "lecture_guest" USING btree ("jober_id","signed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lecture_guest_event_idx" ON "lecture_guest_event" USING btree ("guest_id","at");--> statement-breakpoint
CREATE INDEX "clearance_delivery_idx" ON "clearance" USING btree ("delivery_id","recorded_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "box_batch_company_idx" ON "box_batch" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "box_export_company_idx" ON "box_export" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "delivery_note_delivery_idx" ON "delivery_note" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_score_once_idx" ON "delivery_score" USING btree ("delivery_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reply_template_name_idx" ON "reply_template" USING btree ("company_id","move","name");--> statement-breakpoint
CREATE INDEX "fair_start_idx" ON "fair" USING btree ("starts_at","id") WHERE status in ('open', 'full', 'running', 'ended');--> statement-breakpoint
CREATE INDEX "fair_end_idx" ON "fair" USING btree ("ends_at") WHERE status in ('open', 'full', 'running');--> statement-breakpoint
CREATE INDEX "fair_created_idx" ON "fair" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_booth_number_idx" ON "fair_booth" USING btree ("fair_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_booth_company_idx" ON "fair_booth" USING btree ("fair_id","company_id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "fair_booth_lapse_idx" ON "fair_booth" USING btree ("held_until") WHERE status = 'held' and held_until is not null;--> statement-breakpoint
CREATE INDEX "fair_event_subject_idx" ON "fair_event" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "fair_event_fair_idx" ON "fair_event" USING btree ("fair_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_exhibitor_once_idx" ON "fair_exhibitor" USING btree ("fair_id","company_id");--> statement-breakpoint
CREATE INDEX "fair_exhibitor_state_idx" ON "fair_exhibitor" USING btree ("fair_id","status","wait_number");--> statement-breakpoint
CREATE INDEX "fair_exhibitor_company_idx" ON "fair_exhibitor" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_visitor_once_idx" ON "fair_visitor" USING btree ("fair_id","jober_id");--> statement-breakpoint
CREATE INDEX "fair_visitor_state_idx" ON "fair_visitor" USING btree ("fair_id","status","wait_number");--> statement-breakpoint
CREATE INDEX "fair_visitor_jober_idx" ON "fair_visitor" USING btree ("jober_id","signed_up_at");--> statement-breakpoint
CREATE INDEX "upload_account_idx" ON "upload" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "upload_unclaimed_idx" ON "upload" USING btree ("created_at") WHERE claimed_at is null;--> statement-breakpoint
CREATE INDEX "upload_dropped_idx" ON "upload" USING btree ("dropped_at") WHERE dropped_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jober_block_once_idx" ON "jober_block" USING btree ("jober_id","company_id");--> statement-breakpoint
CREATE INDEX "post_import_company_idx" ON "post_import" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_line_idx" ON "ledger_entry" USING btree ("posting_id","line");--> statement-breakpoint
CREATE INDEX "ledger_entry_account_idx" ON "ledger_entry" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE INDEX "ledger_entry_lot_idx" ON "ledger_entry" USING btree ("lot_id") WHERE lot_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_lot_order_idx" ON "ledger_lot" USING btree ("account_id","expires_at","id") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "ledger_lot_expiry_idx" ON "ledger_lot" USING btree ("expires_at") WHERE remaining > 0;--> statement-breakpoint
CREATE INDEX "ledger_lot_bought_idx" ON "ledger_lot" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_reversal_idx" ON "ledger_posting" USING btree ("reverses_id") WHERE reverses_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_posting_at_idx" ON "ledger_posting" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "ledger_posting_company_idx" ON "ledger_posting" USING btree ("company_id","at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "ledger_posting_order_idx" ON "ledger_posting" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_ban_once_idx" ON "account_ban" USING btree ("account_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "account_ban_account_idx" ON "account_ban" USING btree ("account_id","banned_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_act_at_idx" ON "operator_act" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_act_account_idx" ON "operator_act" USING btree ("account_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_act_act_idx" ON "operator_act" USING btree ("act" text_pattern_ops,"at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_act_subject_idx" ON "operator_act" USING btree ("subject","subject_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "operator_recovery_code_once_idx" ON "operator_recovery_code" USING btree ("operator_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_order_idx" ON "invoice" USING btree ("order_id") WHERE status <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number_idx" ON "invoice" USING btree ("number") WHERE number is not null;--> statement-breakpoint
CREATE INDEX "invoice_company_idx" ON "invoice" USING btree ("company_id","requested_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invoice_status_idx" ON "invoice" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "invoice_event_invoice_idx" ON "invoice_event" USING btree ("invoice_id","at");--> statement-breakpoint
CREATE INDEX "invoice_title_company_idx" ON "invoice_title" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_title_default_idx" ON "invoice_title" USING btree ("company_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_payment_once_idx" ON "provider_payment" USING btree ("provider","provider_number");--> statement-breakpoint
CREATE INDEX "provider_payment_order_idx" ON "provider_payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sales_order_company_idx" ON "sales_order" USING btree ("company_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sales_order_status_idx" ON "sales_order" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sales_order_created_idx" ON "sales_order" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sales_order_expiry_idx" ON "sales_order" USING btree ("expires_at") WHERE status = 'created';--> statement-breakpoint
CREATE INDEX "sales_order_event_order_idx" ON "sales_order_event" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "review_claim_account_idx" ON "review_claim" USING btree ("account_id","expires_at");--> statement-breakpoint
CREATE INDEX "review_decision_item_idx" ON "review_decision" USING btree ("queue","item_id","at");--> statement-breakpoint
CREATE INDEX "review_decision_at_idx" ON "review_decision" USING btree ("at","queue");--> statement-breakpoint
CREATE INDEX "review_reason_queue_idx" ON "review_reason" USING btree ("queue","position");--> statement-breakpoint
CREATE INDEX "member_event_member_idx" ON "member_event" USING btree ("member_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_event_company_idx" ON "member_event" USING btree ("company_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_link_company_idx" ON "member_link" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "talent_invitation_open_idx" ON "talent_invitation" USING btree ("jober_id","company_id") WHERE status = 'invited';--> statement-breakpoint
CREATE INDEX "talent_invitation_jober_idx" ON "talent_invitation" USING btree ("jober_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "talent_invitation_company_idx" ON "talent_invitation" USING btree ("company_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "talent_invitation_ended_idx" ON "talent_invitation" USING btree ("company_id","ended_at") WHERE status = 'expired';--> statement-breakpoint
CREATE INDEX "talent_invitation_clock_idx" ON "talent_invitation" USING btree ("expires_at") WHERE status = 'invited';--> statement-breakpoint
CREATE INDEX "talent_invitation_event_idx" ON "talent_invitation_event" USING btree ("invitation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_rejection_once_idx" ON "talent_rejection" USING btree ("post_id","jober_id");--> statement-breakpoint
CREATE INDEX "talent_search_tsv_idx" ON "talent_search" USING gin ("tsv");--> statement-breakpoint
CREATE INDEX "talent_search_active_idx" ON "talent_search" USING btree ("active_at" DESC NULLS FIRST,"jober_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "salary_market_stage_idx" ON "salary_market" USING btree ("stage","tenure","role","n" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "wage_agreement_once_idx" ON "wage_agreement" USING btree ("delivery_id","from_day");--> statement-breakpoint
CREATE INDEX "wage_agreement_company_idx" ON "wage_agreement" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wage_agreement_jober_idx" ON "wage_agreement" USING btree ("jober_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wage_event_agreement_idx" ON "wage_event" USING btree ("agreement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wage_hours_day_idx" ON "wage_hours" USING btree ("agreement_id","day","note") WHERE status in ('by-school', 'by-teacher', 'confirmed');--> statement-breakpoint
CREATE INDEX "wage_hours_agreement_idx" ON "wage_hours" USING btree ("agreement_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "wage_slip_month_idx" ON "wage_slip" USING btree ("agreement_id","month") WHERE status <> 'corrected';--> statement-breakpoint
CREATE UNIQUE INDEX "wage_slip_previous_idx" ON "wage_slip" USING btree ("previous_id") WHERE previous_id is not null;--> statement-breakpoint
CREATE INDEX "wage_slip_agreement_idx" ON "wage_slip" USING btree ("agreement_id","month");--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_message_grams_idx" ON "chat_message" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "account_closing_idx" ON "account" USING btree ("closing_at") WHERE status = 'closing';--> statement-breakpoint
CREATE INDEX "account_sealed_idx" ON "account" USING btree ("sealed_phone_hash") WHERE sealed_at is not null;--> statement-breakpoint
CREATE INDEX "post_recheck_idx" ON "post" USING btree ("recheck_at") WHERE recheck_at is not null;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_kind_check" CHECK ("chat_message"."kind" in ('text', 'picture', 'file', 'resume', 'interview', 'contact', 'notice'));