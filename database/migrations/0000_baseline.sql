-- The tables of database/schema as drizzle-kit generates them; edited by hand are the order of columns, which is that of databases
-- older than this file, and the PARTITION BY of four tables. What the schema cannot express follows in 0001_functions.sql.
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
CREATE TABLE "account_event" (
	"account_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_event_account_id_number_pk" PRIMARY KEY("account_id","number")
) PARTITION BY HASH ("account_id");
--> statement-breakpoint
CREATE TABLE "account_event_counter" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_block" (
	"jober_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"side" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_block_jober_id_company_id_side_pk" PRIMARY KEY("jober_id","company_id","side")
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
CREATE TABLE "chat_message" (
	"conversation_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"sender_id" bigint NOT NULL,
	"sender_name" text NOT NULL,
	"text" text NOT NULL,
	"warnings" text[] NOT NULL,
	"client_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"file_id" bigint,
	"data" jsonb,
	"grams" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "chat_message_conversation_id_number_pk" PRIMARY KEY("conversation_id","number"),
	CONSTRAINT "chat_message_kind_check" CHECK ("chat_message"."kind" in ('text', 'picture', 'file', 'resume', 'interview', 'contact', 'notice'))
) PARTITION BY HASH ("conversation_id");
--> statement-breakpoint
CREATE TABLE "chat_phrases" (
	"account_id" bigint NOT NULL,
	"side" text NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_phrases_account_id_side_pk" PRIMARY KEY("account_id","side")
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"id" bigint PRIMARY KEY NOT NULL,
	"conversation_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" bigint PRIMARY KEY NOT NULL,
	"jober_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"member_id" bigint,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"last_side" text,
	"last_at" timestamp (3) with time zone,
	"seeker_read" integer DEFAULT 0 NOT NULL,
	"company_read" integer DEFAULT 0 NOT NULL,
	"seeker_unread" integer DEFAULT 0 NOT NULL,
	"company_unread" integer DEFAULT 0 NOT NULL,
	"seeker_wrote" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "account_paper" (
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_paper_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "account_paper_kind_check" CHECK (kind in ('licence', 'permit', 'authorisation'))
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"post_ids" bigint[] NOT NULL,
	"reason" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"change" jsonb,
	"changed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" bigint PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"name_key" text NOT NULL,
	"type" text NOT NULL,
	"city_code" text NOT NULL,
	"region_code" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"credit_code" text,
	"size" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"logo_url" text,
	"cover_url" text,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source" text,
	"source_at" timestamp (3) with time zone,
	"reject_reason" text,
	"reply_rate" real,
	"reply_minutes" integer,
	"open_posts" integer DEFAULT 0 NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"album" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"claim_of" bigint
);
--> statement-breakpoint
CREATE TABLE "company_change" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"proposal" jsonb NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" bigint
);
--> statement-breakpoint
CREATE TABLE "company_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_id" bigint,
	"note" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_member" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"avatar_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_paper" (
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_paper_company_id_kind_pk" PRIMARY KEY("company_id","kind"),
	CONSTRAINT "company_paper_kind_check" CHECK (kind in ('licence', 'permit', 'authorisation'))
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"id" bigint PRIMARY KEY NOT NULL,
	"jober_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "recruiter_profile" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"avatar_url" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"company_draft" jsonb
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
CREATE TABLE "delivery" (
	"id" bigint PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"resume_id" bigint NOT NULL,
	"consent_id" bigint NOT NULL,
	"status" text NOT NULL,
	"previous_status" text,
	"snapshot" jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS ((snapshot -> 'jober' ->> 'name') || ' ' || translate(jsonb_path_query_array(snapshot, '$.content.educations[*].school')::text, '[]"', '')) STORED,
	"reason" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"viewed_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"overdue_at" timestamp (3) with time zone,
	"offer" jsonb,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"reserve" smallint
);
--> statement-breakpoint
CREATE TABLE "delivery_event" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "delivery_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "delivery_event_delivery_id_id_pk" PRIMARY KEY("delivery_id","id")
) PARTITION BY HASH ("delivery_id");
--> statement-breakpoint
CREATE TABLE "experience" (
	"id" bigint PRIMARY KEY NOT NULL,
	"delivery_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"status" text NOT NULL,
	"subject" text NOT NULL,
	"month" text NOT NULL,
	"parts" text[] NOT NULL,
	"questions" text NOT NULL,
	"advice" text NOT NULL,
	"reason" text,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview" (
	"id" bigint PRIMARY KEY NOT NULL,
	"delivery_id" bigint NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"mode" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"contact" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"proposed_at" timestamp (3) with time zone,
	"answer_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"minutes" smallint DEFAULT 45 NOT NULL,
	"room" text DEFAULT '' NOT NULL,
	"interviewers" text[] DEFAULT '{}' NOT NULL,
	"slots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"round_id" bigint,
	"reminded_for" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "resume" (
	"id" bigint PRIMARY KEY NOT NULL,
	"jober_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"content" jsonb NOT NULL,
	"completeness" smallint DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_view" (
	"id" bigint PRIMARY KEY NOT NULL,
	"jober_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"via" text NOT NULL,
	"delivery_id" bigint,
	"viewed_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "exam_arrival" (
	"id" text PRIMARY KEY NOT NULL,
	"registration_id" bigint NOT NULL,
	"arrived" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" bigint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_claim" (
	"registration_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_draw" (
	"exam_id" bigint NOT NULL,
	"seed_sealed" "bytea" NOT NULL,
	"seed_hash" text NOT NULL,
	"input" jsonb NOT NULL,
	"input_hash" text NOT NULL,
	"committed_by" bigint NOT NULL,
	"committed_at" timestamp (3) with time zone NOT NULL,
	"seed" text,
	"revealed_by" bigint,
	"revealed_at" timestamp (3) with time zone,
	"kind" text DEFAULT 'seats' NOT NULL,
	CONSTRAINT "exam_draw_exam_id_kind_pk" PRIMARY KEY("exam_id","kind")
);
--> statement-breakpoint
CREATE TABLE "exam_evidence" (
	"id" bigint PRIMARY KEY NOT NULL,
	"registration_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_id" bigint NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_look" (
	"id" bigint PRIMARY KEY NOT NULL,
	"registration_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"what" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_registration" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"exam_post_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "exam_registration_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"status" text NOT NULL,
	"name" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"standing" text NOT NULL,
	"identity_sealed" "bytea",
	"identity_hash" text,
	"identity_masked" text NOT NULL,
	"reason" text,
	"complete_by" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"fee" bigint,
	"refunded_at" timestamp (3) with time zone,
	"asked" text[] DEFAULT '{}' NOT NULL,
	"appealed_at" timestamp (3) with time zone,
	"proposed" text,
	"proposed_by" bigint,
	"accessible" text DEFAULT '' NOT NULL,
	"identity_kind" text DEFAULT 'resident' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_registration_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_registration_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"registration_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_room" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"place" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"seats" smallint NOT NULL,
	"subject" text,
	"accessible" boolean DEFAULT false NOT NULL,
	"invigilators" text DEFAULT '' NOT NULL,
	"directions" text DEFAULT '' NOT NULL,
	CONSTRAINT "exam_room_seats" CHECK ("exam_room"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "exam_seat" (
	"registration_id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"room_id" bigint NOT NULL,
	"seat" smallint NOT NULL,
	"ticket" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_seat_change" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"from_room_id" bigint NOT NULL,
	"from_seat" smallint NOT NULL,
	"room_id" bigint NOT NULL,
	"seat" smallint NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"is_confirmed" boolean,
	CONSTRAINT "exam_seat_change_by_two" CHECK ("exam_seat_change"."is_confirmed" is not true or "exam_seat_change"."decided_by" <> "exam_seat_change"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "exam_candidate" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"exam_post_id" bigint NOT NULL,
	"status" text NOT NULL,
	"left_from" text,
	"reason" text,
	"replaces" bigint,
	"slot_id" bigint,
	"group_id" bigint,
	"lot" smallint,
	"extra" numeric(9, 4),
	"updated_at" timestamp (3) with time zone NOT NULL,
	"extra_waiting" numeric(9, 4),
	"extra_by" bigint,
	CONSTRAINT "exam_candidate_lot" CHECK (("exam_candidate"."group_id" is null) = ("exam_candidate"."lot" is null))
);
--> statement-breakpoint
CREATE TABLE "exam_score" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"status" text NOT NULL,
	"mark" text NOT NULL,
	"points" numeric(9, 4),
	"reason" text DEFAULT '' NOT NULL,
	"entered_by" bigint NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "exam_score_points" CHECK (("exam_score"."mark" = 'score') = ("exam_score"."points" is not null) and "exam_score"."points" >= 0),
	CONSTRAINT "exam_score_two_people" CHECK ("exam_score"."status" in ('entered', 'dropped') or coalesce("exam_score"."entered_by" <> "exam_score"."decided_by", false))
);
--> statement-breakpoint
CREATE TABLE "exam_slot" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"seats" smallint NOT NULL,
	CONSTRAINT "exam_slot_seats" CHECK ("exam_slot"."seats" > 0 and "exam_slot"."starts_at" < "exam_slot"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "exam_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"exam_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"registration_id" bigint,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_seal" (
	"exam_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"until_exam" bigint NOT NULL,
	"until_registration" bigint NOT NULL,
	"until_log" bigint NOT NULL,
	"events" integer NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_seal_exam_id_number_pk" PRIMARY KEY("exam_id","number")
);
--> statement-breakpoint
CREATE TABLE "exam_output" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_proposal" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"proposed" jsonb NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"is_confirmed" boolean,
	CONSTRAINT "exam_proposal_two_people" CHECK ("exam_proposal"."is_confirmed" is not true or coalesce("exam_proposal"."proposed_by" <> "exam_proposal"."decided_by", false))
);
--> statement-breakpoint
CREATE TABLE "exam_group" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"seats" smallint NOT NULL,
	"posts" text[] NOT NULL,
	"criteria" jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "exam_group_seats" CHECK ("exam_group"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "exam_judge" (
	"id" bigint PRIMARY KEY NOT NULL,
	"group_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"code_hash" text,
	"code_until" timestamp (3) with time zone,
	"device_hash" text,
	"entered_at" timestamp (3) with time zone,
	"sheets_count" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_recusal" (
	"id" bigint PRIMARY KEY NOT NULL,
	"judge_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_sheet" (
	"id" text PRIMARY KEY NOT NULL,
	"judge_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"status" text NOT NULL,
	"marks" jsonb NOT NULL,
	"total" numeric(9, 4) NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"proposed_by" bigint,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "exam_sheet_two_people" CHECK ("exam_sheet"."status" <> 'sealed' or "exam_sheet"."proposed_by" is null or coalesce("exam_sheet"."proposed_by" <> "exam_sheet"."decided_by", false))
);
--> statement-breakpoint
CREATE TABLE "exam_objection" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"publication_id" bigint NOT NULL,
	"registration_id" bigint,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"body" text NOT NULL,
	"file_id" bigint,
	"made_at" timestamp (3) with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_publication" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" smallint NOT NULL,
	"status" text NOT NULL,
	"public_at" timestamp (3) with time zone NOT NULL,
	"rules" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"people" integer NOT NULL,
	"hash" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prepared_by" bigint NOT NULL,
	"prepared_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "exam_publication_two_people" CHECK ("exam_publication"."status" <> 'confirmed' or coalesce("exam_publication"."prepared_by" <> "exam_publication"."decided_by", false))
);
--> statement-breakpoint
CREATE TABLE "exam_result" (
	"publication_id" bigint NOT NULL,
	"registration_id" bigint NOT NULL,
	"exam_post_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"rank" integer,
	"name" text NOT NULL,
	"ticket" text NOT NULL,
	"written" numeric(9, 4),
	"interview" numeric(9, 4),
	"total" numeric(9, 4),
	"outcome" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"details" jsonb,
	CONSTRAINT "exam_result_publication_id_registration_id_pk" PRIMARY KEY("publication_id","registration_id")
);
--> statement-breakpoint
CREATE TABLE "exam" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"document_number" text DEFAULT '' NOT NULL,
	"region_code" text NOT NULL,
	"announcement" text DEFAULT '' NOT NULL,
	"settings" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reason" text,
	"posts" integer DEFAULT 0 NOT NULL,
	"headcount" integer DEFAULT 0 NOT NULL,
	"employers" integer DEFAULT 0 NOT NULL,
	"stages" text[] DEFAULT '{}' NOT NULL,
	"register_from" timestamp (3) with time zone,
	"register_until" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"choose_until" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "exam_attachment" (
	"exam_id" bigint NOT NULL,
	"file_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	CONSTRAINT "exam_attachment_exam_id_file_id_pk" PRIMARY KEY("exam_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "exam_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"exam_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_follow" (
	"exam_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_follow_exam_id_jober_id_pk" PRIMARY KEY("exam_id","jober_id")
);
--> statement-breakpoint
CREATE TABLE "exam_notice" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_organiser" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by" bigint NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exam_post" (
	"id" bigint PRIMARY KEY NOT NULL,
	"exam_id" bigint NOT NULL,
	"code" text NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"employer" text NOT NULL,
	"title" text NOT NULL,
	"headcount" smallint NOT NULL,
	"stage" text,
	"subject" text,
	"ratio" smallint,
	"requirements" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"line" integer NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "exam_post_headcount" CHECK ("exam_post"."headcount" > 0)
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
CREATE TABLE "exam_step" (
	"exam_id" bigint NOT NULL,
	"step" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"start_told_at" timestamp (3) with time zone,
	"end_told_at" timestamp (3) with time zone,
	CONSTRAINT "exam_step_exam_id_step_pk" PRIMARY KEY("exam_id","step"),
	CONSTRAINT "exam_step_times" CHECK ("exam_step"."starts_at" < "exam_step"."ends_at")
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
CREATE TABLE "account" (
	"id" bigint PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text,
	"status" text DEFAULT 'active' NOT NULL,
	"closing_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"reassigned_at" timestamp (3) with time zone,
	"reassigned_phone_hash" "bytea",
	CONSTRAINT "account_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"subject_id" bigint,
	"ip" text NOT NULL,
	"granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"id" bigint PRIMARY KEY NOT NULL,
	"jober_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jober" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" text NOT NULL,
	"education" text NOT NULL,
	"identity" text NOT NULL,
	"city_code" text,
	"avatar_url" text,
	"privacy" text DEFAULT 'delivered' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"blind_screening" boolean DEFAULT false NOT NULL,
	"personalised" boolean DEFAULT true NOT NULL,
	"household" text,
	CONSTRAINT "jober_account_id_unique" UNIQUE("account_id")
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
CREATE TABLE "operator" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "rate_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_ticket" (
	"id" bigint PRIMARY KEY NOT NULL,
	"ticket_hash" "bytea" NOT NULL,
	"phone" text NOT NULL,
	"side" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "register_ticket_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"cookie_hash" "bytea" NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"written_to" "pg_lsn",
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "session_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"phone" text PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"digits" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "daily_limit" (
	"id" integer PRIMARY KEY NOT NULL,
	"limits" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "ledger_check" (
	"id" bigint PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"sequence" bigint NOT NULL,
	"entries" integer NOT NULL,
	"faults" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_checkpoint" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL,
	"sum" bigint NOT NULL
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
CREATE TABLE "broadcast" (
	"id" bigint PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"city_code" text,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"total" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"last_id" bigint,
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
	CONSTRAINT "notice_switch_channel" CHECK ("notice_switch"."channel" in ('app', 'sms', 'email', 'wechat'))
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint,
	"company_id" bigint,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"effect_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"topic" text DEFAULT 'system' NOT NULL,
	"sms_at" timestamp (3) with time zone,
	"email_at" timestamp (3) with time zone,
	"wechat_at" timestamp (3) with time zone,
	"who" text DEFAULT '' NOT NULL,
	"post" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	CONSTRAINT "notification_effect_key_unique" UNIQUE("effect_key")
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
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"operator_name" text NOT NULL,
	"operator_role" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_act_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "operator_key" (
	"operator_id" bigint PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" "bytea" NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"must_change" boolean DEFAULT false NOT NULL
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
CREATE TABLE "provider_refund" (
	"id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"number" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "provider_refund_amount" CHECK ("provider_refund"."amount" > 0)
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
	"refund_first_id" bigint,
	"refund_first_amount" bigint,
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
CREATE TABLE "idempotency" (
	"account_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sealed" "bytea",
	CONSTRAINT "idempotency_account_id_endpoint_key_pk" PRIMARY KEY("account_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"id" bigint PRIMARY KEY NOT NULL,
	"batch_id" bigint NOT NULL,
	"row_number" integer NOT NULL,
	"outcome" text NOT NULL,
	"post_id" bigint,
	"source_key" text,
	"raw" jsonb NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"identity" text
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"unique_key" text,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_unique_key_unique" UNIQUE("unique_key")
);
--> statement-breakpoint
CREATE TABLE "system_fact" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"member_id" bigint,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"role" text NOT NULL,
	"stages" text[] DEFAULT '{}' NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"tenure" text NOT NULL,
	"education" text,
	"certificate" text,
	"title_level" text,
	"experience" text NOT NULL,
	"city_code" text NOT NULL,
	"region_code" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"salary_min" bigint,
	"salary_max" bigint,
	"salary_unit" text DEFAULT 'month' NOT NULL,
	"salary_note" text DEFAULT '' NOT NULL,
	"month_min" bigint,
	"month_max" bigint,
	"headcount" integer DEFAULT 1 NOT NULL,
	"urgent" boolean DEFAULT false NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"description" text NOT NULL,
	"requirements" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tenure_info" jsonb,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deadline" timestamp (3) with time zone,
	"source" text,
	"source_key" text,
	"view_count" integer DEFAULT 0 NOT NULL,
	"delivery_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"refreshed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"removed_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recheck_at" timestamp (3) with time zone,
	"exam_id" bigint,
	"academic" jsonb,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_day" (
	"post_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"deliveries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_day_post_id_day_pk" PRIMARY KEY("post_id","day")
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
CREATE TABLE "post_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"actor_id" bigint,
	"note" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"sheets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sheet" text DEFAULT '' NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_report" (
	"id" bigint PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_template" (
	"id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"form" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_day" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"use" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "query_day_day_query_use_detail_pk" PRIMARY KEY("day","query","use","detail"),
	CONSTRAINT "query_day_use" CHECK ("query_day"."use" in ('found', 'nothing', 'opened', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "query_word" (
	"id" bigint PRIMARY KEY NOT NULL,
	"term" text NOT NULL,
	"kind" text NOT NULL,
	"means" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "query_word_term_unique" UNIQUE("term"),
	CONSTRAINT "query_word_kind" CHECK ("query_word"."kind" in ('synonym', 'place', 'rule'))
);
--> statement-breakpoint
CREATE TABLE "review_claim" (
	"queue" text NOT NULL,
	"item_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"approval" jsonb,
	"approval_at" timestamp (3) with time zone,
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
CREATE TABLE "job_search" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"title" text NOT NULL,
	"city_code" integer NOT NULL,
	"region_code" integer NOT NULL,
	"stages" bigint NOT NULL,
	"subjects" bigint NOT NULL,
	"title_subjects" bigint NOT NULL,
	"benefits" bigint NOT NULL,
	"role" smallint NOT NULL,
	"tenure" smallint NOT NULL,
	"education" smallint NOT NULL,
	"title_level" smallint NOT NULL,
	"certificate" smallint NOT NULL,
	"experience" smallint NOT NULL,
	"company_type" smallint NOT NULL,
	"month_min" integer NOT NULL,
	"month_max" integer NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp(3) with time zone NOT NULL,
	"tsv" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search_change" (
	"xid" "xid8" NOT NULL,
	"post_id" bigint NOT NULL,
	CONSTRAINT "job_search_change_xid_post_id_pk" PRIMARY KEY("xid","post_id")
);
--> statement-breakpoint
CREATE TABLE "job_search_feed" (
	"id" smallint PRIMARY KEY NOT NULL,
	"swept" "xid8" NOT NULL,
	"next" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggest_prefix" (
	"prefix" text NOT NULL,
	"place" smallint NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" bigint,
	"count" integer NOT NULL,
	CONSTRAINT "suggest_prefix_prefix_place_pk" PRIMARY KEY("prefix","place")
);
--> statement-breakpoint
CREATE TABLE "suggest_term" (
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" bigint,
	"pinyin" text NOT NULL,
	"initials" text NOT NULL,
	"count" integer NOT NULL,
	"near" text[] NOT NULL,
	CONSTRAINT "suggest_term_kind_text_pk" PRIMARY KEY("kind","text")
);
--> statement-breakpoint
CREATE TABLE "talent_card" (
	"jober_id" bigint PRIMARY KEY NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"form" smallint NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"birthday" text NOT NULL,
	"education" text NOT NULL,
	"school" text NOT NULL,
	"major" text NOT NULL,
	"teaching" text NOT NULL,
	"certificate" text,
	"titles" text NOT NULL,
	"identity" text NOT NULL,
	"last_employer" text NOT NULL,
	"wish" text NOT NULL,
	"stages" text NOT NULL,
	"subjects" text NOT NULL,
	"city_codes" text NOT NULL,
	"arrival" text NOT NULL
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
CREATE TABLE "talent_saved" (
	"company_id" bigint NOT NULL,
	"jober_id" bigint NOT NULL,
	"folder" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"member_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "talent_saved_company_id_jober_id_pk" PRIMARY KEY("company_id","jober_id")
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
	"tsv" "tsvector" NOT NULL,
	"rank" double precision GENERATED ALWAYS AS (completeness + extract(epoch from active_at at time zone 'UTC') / 86400) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_search_change" (
	"xid" "xid8" NOT NULL,
	"jober_id" bigint NOT NULL,
	CONSTRAINT "talent_search_change_xid_jober_id_pk" PRIMARY KEY("xid","jober_id")
);
--> statement-breakpoint
CREATE TABLE "talent_search_feed" (
	"id" smallint PRIMARY KEY NOT NULL,
	"swept" "xid8" NOT NULL,
	"next" "xid8" NOT NULL
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
ALTER TABLE "account_export" ADD CONSTRAINT "account_export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_login" ADD CONSTRAINT "account_login_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_move" ADD CONSTRAINT "account_move_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_ticket" ADD CONSTRAINT "login_ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_change" ADD CONSTRAINT "phone_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_post" ADD CONSTRAINT "dismissed_post_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_post" ADD CONSTRAINT "seen_post_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_event_counter" ADD CONSTRAINT "account_event_counter_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_event" ADD CONSTRAINT "chat_event_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_event" ADD CONSTRAINT "chat_event_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_sender_id_account_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_phrases" ADD CONSTRAINT "chat_phrases_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_message" ADD CONSTRAINT "support_message_account_id_support_thread_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."support_thread"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_thread" ADD CONSTRAINT "support_thread_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_paper" ADD CONSTRAINT "account_paper_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_paper" ADD CONSTRAINT "account_paper_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_claim_of_company_id_fk" FOREIGN KEY ("claim_of") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_change" ADD CONSTRAINT "company_change_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_event" ADD CONSTRAINT "company_event_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_paper" ADD CONSTRAINT "company_paper_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_paper" ADD CONSTRAINT "company_paper_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_event" ADD CONSTRAINT "member_event_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_link" ADD CONSTRAINT "member_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_link" ADD CONSTRAINT "member_link_created_by_company_member_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_link" ADD CONSTRAINT "member_link_used_by_account_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiter_profile" ADD CONSTRAINT "recruiter_profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_item_id_content_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_editor_id_account_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_guest" ADD CONSTRAINT "lecture_guest_lecture_id_content_item_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."content_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_guest" ADD CONSTRAINT "lecture_guest_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_guest_event" ADD CONSTRAINT "lecture_guest_event_guest_id_lecture_guest_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."lecture_guest"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearance" ADD CONSTRAINT "clearance_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_event" ADD CONSTRAINT "delivery_event_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume" ADD CONSTRAINT "resume_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "exam_arrival" ADD CONSTRAINT "exam_arrival_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_claim" ADD CONSTRAINT "exam_claim_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_draw" ADD CONSTRAINT "exam_draw_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_evidence" ADD CONSTRAINT "exam_evidence_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_evidence" ADD CONSTRAINT "exam_evidence_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_look" ADD CONSTRAINT "exam_look_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_registration" ADD CONSTRAINT "exam_registration_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_registration" ADD CONSTRAINT "exam_registration_exam_post_id_exam_post_id_fk" FOREIGN KEY ("exam_post_id") REFERENCES "public"."exam_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_registration" ADD CONSTRAINT "exam_registration_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_registration_event" ADD CONSTRAINT "exam_registration_event_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_room" ADD CONSTRAINT "exam_room_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat" ADD CONSTRAINT "exam_seat_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat" ADD CONSTRAINT "exam_seat_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat" ADD CONSTRAINT "exam_seat_room_id_exam_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."exam_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_from_room_id_exam_room_id_fk" FOREIGN KEY ("from_room_id") REFERENCES "public"."exam_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seat_change" ADD CONSTRAINT "exam_seat_change_room_id_exam_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."exam_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_id_exam_registration_id_fk" FOREIGN KEY ("id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_exam_post_id_exam_post_id_fk" FOREIGN KEY ("exam_post_id") REFERENCES "public"."exam_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_slot_id_exam_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."exam_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_candidate" ADD CONSTRAINT "exam_candidate_group_id_exam_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."exam_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_score" ADD CONSTRAINT "exam_score_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_score" ADD CONSTRAINT "exam_score_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_slot" ADD CONSTRAINT "exam_slot_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_log" ADD CONSTRAINT "exam_log_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_log" ADD CONSTRAINT "exam_log_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_seal" ADD CONSTRAINT "exam_seal_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_proposal" ADD CONSTRAINT "exam_proposal_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_group" ADD CONSTRAINT "exam_group_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_judge" ADD CONSTRAINT "exam_judge_group_id_exam_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."exam_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_recusal" ADD CONSTRAINT "exam_recusal_judge_id_exam_judge_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."exam_judge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_recusal" ADD CONSTRAINT "exam_recusal_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sheet" ADD CONSTRAINT "exam_sheet_judge_id_exam_judge_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."exam_judge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sheet" ADD CONSTRAINT "exam_sheet_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_objection" ADD CONSTRAINT "exam_objection_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_objection" ADD CONSTRAINT "exam_objection_publication_id_exam_publication_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."exam_publication"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_objection" ADD CONSTRAINT "exam_objection_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_publication" ADD CONSTRAINT "exam_publication_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_result" ADD CONSTRAINT "exam_result_publication_id_exam_publication_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."exam_publication"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_result" ADD CONSTRAINT "exam_result_registration_id_exam_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."exam_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_result" ADD CONSTRAINT "exam_result_exam_post_id_exam_post_id_fk" FOREIGN KEY ("exam_post_id") REFERENCES "public"."exam_post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attachment" ADD CONSTRAINT "exam_attachment_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attachment" ADD CONSTRAINT "exam_attachment_file_id_upload_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_event" ADD CONSTRAINT "exam_event_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_follow" ADD CONSTRAINT "exam_follow_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_follow" ADD CONSTRAINT "exam_follow_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_notice" ADD CONSTRAINT "exam_notice_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_organiser" ADD CONSTRAINT "exam_organiser_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_post" ADD CONSTRAINT "exam_post_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question" ADD CONSTRAINT "exam_question_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_question" ADD CONSTRAINT "exam_question_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_staff" ADD CONSTRAINT "exam_staff_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_staff" ADD CONSTRAINT "exam_staff_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_step" ADD CONSTRAINT "exam_step_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jober" ADD CONSTRAINT "jober_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jober_block" ADD CONSTRAINT "jober_block_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_checkpoint" ADD CONSTRAINT "ledger_checkpoint_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_lot_id_ledger_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."ledger_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot" ADD CONSTRAINT "ledger_lot_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_contact" ADD CONSTRAINT "notice_contact_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_contact_proof" ADD CONSTRAINT "notice_contact_proof_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "provider_refund" ADD CONSTRAINT "provider_refund_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_package_id_sales_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."sales_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_order_event" ADD CONSTRAINT "sales_order_event_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_exam_id_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_draft" ADD CONSTRAINT "post_draft_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_event" ADD CONSTRAINT "post_event_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_report" ADD CONSTRAINT "post_report_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_template" ADD CONSTRAINT "post_template_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_card" ADD CONSTRAINT "talent_card_jober_id_talent_search_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."talent_search"("jober_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation" ADD CONSTRAINT "talent_invitation_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitation_event" ADD CONSTRAINT "talent_invitation_event_invitation_id_talent_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."talent_invitation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_rejection" ADD CONSTRAINT "talent_rejection_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_rejection" ADD CONSTRAINT "talent_rejection_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_rejection" ADD CONSTRAINT "talent_rejection_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_saved" ADD CONSTRAINT "talent_saved_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_saved" ADD CONSTRAINT "talent_saved_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_saved" ADD CONSTRAINT "talent_saved_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_search" ADD CONSTRAINT "talent_search_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_agreement" ADD CONSTRAINT "wage_agreement_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_agreement" ADD CONSTRAINT "wage_agreement_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_agreement" ADD CONSTRAINT "wage_agreement_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_event" ADD CONSTRAINT "wage_event_agreement_id_wage_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."wage_agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_hours" ADD CONSTRAINT "wage_hours_agreement_id_wage_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."wage_agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_slip" ADD CONSTRAINT "wage_slip_agreement_id_wage_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."wage_agreement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wage_slip" ADD CONSTRAINT "wage_slip_previous_id_wage_slip_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."wage_slip"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_archive_end_idx" ON "account_archive" USING btree ("delete_after");--> statement-breakpoint
CREATE INDEX "account_export_account_idx" ON "account_export" USING btree ("account_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
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
CREATE INDEX "chat_block_company_idx" ON "chat_block" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "chat_event_conversation_idx" ON "chat_event" USING btree ("conversation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_once_idx" ON "chat_message" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_message_grams_idx" ON "chat_message" USING gin ("grams");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_report_once_idx" ON "chat_report" USING btree ("conversation_id","account_id");--> statement-breakpoint
CREATE INDEX "chat_report_waiting_idx" ON "chat_report" USING btree ("created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_once_idx" ON "conversation" USING btree ("jober_id","post_id");--> statement-breakpoint
CREATE INDEX "conversation_jober_idx" ON "conversation" USING btree ("jober_id","last_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "conversation_company_idx" ON "conversation" USING btree ("company_id","last_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "support_message_thread_idx" ON "support_message" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "support_thread_waiting_idx" ON "support_thread" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "support_thread_last_idx" ON "support_thread" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "announcement_company_idx" ON "announcement" USING btree ("company_id","published_at");--> statement-breakpoint
CREATE INDEX "announcement_pending_idx" ON "announcement" USING btree ("updated_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "announcement_change_idx" ON "announcement" USING btree ("changed_at") WHERE change is not null;--> statement-breakpoint
CREATE INDEX "company_name_key_idx" ON "company" USING btree ("name_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "company_name_chars_idx" ON "company" USING gin (to_tsvector('simple', regexp_replace(translate(lower(name), '（）()【】《》“”"·•-—，,、.。 ', ''), '(.)', '\1 ', 'g')));--> statement-breakpoint
CREATE INDEX "company_posts_idx" ON "company" USING btree ("open_posts" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "company_reply_idx" ON "company" USING btree ("reply_rate","id");--> statement-breakpoint
CREATE INDEX "company_listed_idx" ON "company" USING btree ("open_posts" DESC NULLS FIRST,"id") WHERE status in ('approved', 'unclaimed');--> statement-breakpoint
CREATE INDEX "company_logo_idx" ON "company" USING btree ("logo_url") WHERE logo_url is not null;--> statement-breakpoint
CREATE INDEX "company_claim_of_idx" ON "company" USING btree ("claim_of") WHERE claim_of is not null;--> statement-breakpoint
CREATE INDEX "company_waiting_idx" ON "company" USING btree ("updated_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "company_created_idx" ON "company" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "company_look_again_idx" ON "company" USING btree ("approved_at") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "company_city_idx" ON "company" USING btree ("city_code","open_posts" DESC NULLS FIRST,"id") WHERE status in ('approved', 'unclaimed');--> statement-breakpoint
CREATE INDEX "company_type_idx" ON "company" USING btree ("type","open_posts" DESC NULLS FIRST,"id") WHERE status in ('approved', 'unclaimed');--> statement-breakpoint
CREATE UNIQUE INDEX "company_change_pending_idx" ON "company_change" USING btree ("company_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "company_change_waiting_idx" ON "company_change" USING btree ("created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "company_event_company_idx" ON "company_event" USING btree ("company_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_once_idx" ON "company_member" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_active_idx" ON "company_member" USING btree ("account_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "company_member_name_prefix_idx" ON "company_member" USING btree ("name" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "follow_once_idx" ON "follow" USING btree ("jober_id","company_id");--> statement-breakpoint
CREATE INDEX "follow_company_idx" ON "follow" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "member_event_member_idx" ON "member_event" USING btree ("member_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_event_company_idx" ON "member_event" USING btree ("company_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_link_company_idx" ON "member_link" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_item_live_idx" ON "content_item" USING btree ("kind","publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "content_item_category_idx" ON "content_item" USING btree ("kind","category","publish_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "content_item_region_idx" ON "content_item" USING btree ("kind","region_code","publish_at" DESC NULLS FIRST) WHERE status = 'published' and region_code is not null;--> statement-breakpoint
CREATE INDEX "content_item_withdraw_idx" ON "content_item" USING btree ("withdraw_at") WHERE status = 'published' and withdraw_at is not null;--> statement-breakpoint
CREATE INDEX "content_item_lecture_idx" ON "content_item" USING btree ("starts_at") WHERE kind = 'lecture' and status = 'published';--> statement-breakpoint
CREATE INDEX "content_item_edited_idx" ON "content_item" USING btree ("kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_guest_once_idx" ON "lecture_guest" USING btree ("lecture_id","jober_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_guest_ticket_idx" ON "lecture_guest" USING btree ("ticket");--> statement-breakpoint
CREATE INDEX "lecture_guest_queue_idx" ON "lecture_guest" USING btree ("lecture_id","state","signed_at","id");--> statement-breakpoint
CREATE INDEX "lecture_guest_jober_idx" ON "lecture_guest" USING btree ("jober_id","signed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lecture_guest_event_idx" ON "lecture_guest_event" USING btree ("guest_id","at");--> statement-breakpoint
CREATE INDEX "clearance_delivery_idx" ON "clearance" USING btree ("delivery_id","recorded_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_open_once_idx" ON "delivery" USING btree ("jober_id","post_id") WHERE status in ('submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'accepted', 'hired');--> statement-breakpoint
CREATE INDEX "delivery_jober_idx" ON "delivery" USING btree ("jober_id","submitted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "delivery_company_idx" ON "delivery" USING btree ("company_id","status","submitted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "delivery_company_all_idx" ON "delivery" USING btree ("company_id","submitted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "delivery_post_idx" ON "delivery" USING btree ("post_id","status","submitted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "delivery_submitted_idx" ON "delivery" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "delivery_tagged_idx" ON "delivery" USING btree ("company_id") WHERE tags <> '{}';--> statement-breakpoint
CREATE INDEX "delivery_accepted_idx" ON "delivery" USING btree ("changed_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "delivery_answered_idx" ON "delivery" USING btree ("answered_at") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "delivery_clock_idx" ON "delivery" USING btree ("submitted_at") WHERE status in ('submitted', 'viewed') and overdue_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "experience_delivery_idx" ON "experience" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "experience_company_idx" ON "experience" USING btree ("company_id","updated_at") WHERE status = 'public';--> statement-breakpoint
CREATE INDEX "experience_pending_idx" ON "experience" USING btree ("updated_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "experience_jober_idx" ON "experience" USING btree ("jober_id");--> statement-breakpoint
CREATE INDEX "interview_soon_idx" ON "interview" USING btree ("starts_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "interview_delivery_idx" ON "interview" USING btree ("delivery_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_slot_once_idx" ON "interview" USING btree ("round_id","starts_at") WHERE round_id is not null and status = 'accepted';--> statement-breakpoint
CREATE INDEX "resume_jober_idx" ON "resume" USING btree ("jober_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_default_idx" ON "resume" USING btree ("jober_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "resume_view_jober_idx" ON "resume_view" USING btree ("jober_id","viewed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "resume_view_company_idx" ON "resume_view" USING btree ("company_id","viewed_at");--> statement-breakpoint
CREATE INDEX "box_batch_company_idx" ON "box_batch" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "box_export_company_idx" ON "box_export" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "delivery_note_delivery_idx" ON "delivery_note" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_score_once_idx" ON "delivery_score" USING btree ("delivery_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reply_template_name_idx" ON "reply_template" USING btree ("company_id","move","name");--> statement-breakpoint
CREATE INDEX "exam_arrival_registration_idx" ON "exam_arrival" USING btree ("registration_id","at");--> statement-breakpoint
CREATE INDEX "exam_evidence_registration_idx" ON "exam_evidence" USING btree ("registration_id","at","id");--> statement-breakpoint
CREATE INDEX "exam_evidence_file_idx" ON "exam_evidence" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "exam_look_registration_idx" ON "exam_look" USING btree ("registration_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_registration_once_idx" ON "exam_registration" USING btree ("exam_id","jober_id") WHERE status in ('submitted', 'checking', 'returned', 'approved', 'paid', 'appealed');--> statement-breakpoint
CREATE INDEX "exam_registration_twins_idx" ON "exam_registration" USING btree ("exam_id","identity_hash") WHERE status in ('submitted', 'checking', 'returned', 'approved', 'paid', 'appealed');--> statement-breakpoint
CREATE UNIQUE INDEX "exam_registration_person_idx" ON "exam_registration" USING btree ("exam_id","identity_hash") WHERE status in ('approved', 'paid');--> statement-breakpoint
CREATE INDEX "exam_registration_jober_idx" ON "exam_registration" USING btree ("jober_id","submitted_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exam_registration_queue_idx" ON "exam_registration" USING btree ("exam_id","status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "exam_registration_post_idx" ON "exam_registration" USING btree ("exam_id","exam_post_id","status","submitted_at");--> statement-breakpoint
CREATE INDEX "exam_registration_late_idx" ON "exam_registration" USING btree ("complete_by") WHERE status = 'returned';--> statement-breakpoint
CREATE INDEX "exam_registration_event_idx" ON "exam_registration_event" USING btree ("registration_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_room_number_idx" ON "exam_room" USING btree ("exam_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_seat_place_idx" ON "exam_seat" USING btree ("room_id","seat");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_seat_ticket_idx" ON "exam_seat" USING btree ("exam_id","ticket");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_seat_change_open_idx" ON "exam_seat_change" USING btree ("registration_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "exam_seat_change_exam_idx" ON "exam_seat_change" USING btree ("exam_id","decided_at");--> statement-breakpoint
CREATE INDEX "exam_candidate_post_idx" ON "exam_candidate" USING btree ("exam_id","exam_post_id","status");--> statement-breakpoint
CREATE INDEX "exam_candidate_slot_idx" ON "exam_candidate" USING btree ("slot_id") WHERE slot_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_candidate_lot_idx" ON "exam_candidate" USING btree ("group_id","lot");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_score_counts_idx" ON "exam_score" USING btree ("registration_id") WHERE status = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_score_waits_idx" ON "exam_score" USING btree ("registration_id") WHERE status = 'entered';--> statement-breakpoint
CREATE INDEX "exam_score_exam_idx" ON "exam_score" USING btree ("exam_id","status");--> statement-breakpoint
CREATE INDEX "exam_slot_exam_idx" ON "exam_slot" USING btree ("exam_id","starts_at");--> statement-breakpoint
CREATE INDEX "exam_log_exam_idx" ON "exam_log" USING btree ("exam_id","id");--> statement-breakpoint
CREATE INDEX "exam_log_registration_idx" ON "exam_log" USING btree ("registration_id","id") WHERE registration_id is not null;--> statement-breakpoint
CREATE INDEX "exam_output_used_idx" ON "exam_output" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "exam_proposal_exam_idx" ON "exam_proposal" USING btree ("exam_id","proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_proposal_waits_idx" ON "exam_proposal" USING btree ("subject_id") WHERE decided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_group_number_idx" ON "exam_group" USING btree ("exam_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_judge_number_idx" ON "exam_judge" USING btree ("group_id","number") WHERE status = 'named';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_judge_code_idx" ON "exam_judge" USING btree ("code_hash") WHERE code_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_judge_device_idx" ON "exam_judge" USING btree ("device_hash") WHERE device_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_recusal_once_idx" ON "exam_recusal" USING btree ("judge_id","registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_sheet_counts_idx" ON "exam_sheet" USING btree ("judge_id","registration_id") WHERE status = 'sealed';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_sheet_waits_idx" ON "exam_sheet" USING btree ("judge_id","registration_id") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "exam_sheet_registration_idx" ON "exam_sheet" USING btree ("registration_id","status");--> statement-breakpoint
CREATE INDEX "exam_objection_exam_idx" ON "exam_objection" USING btree ("exam_id","status","made_at");--> statement-breakpoint
CREATE INDEX "exam_objection_account_idx" ON "exam_objection" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_objection_once_idx" ON "exam_objection" USING btree ("publication_id","registration_id","account_id","kind") WHERE status = 'filed';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_publication_version_idx" ON "exam_publication" USING btree ("exam_id","kind","version");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_publication_waits_idx" ON "exam_publication" USING btree ("exam_id","kind") WHERE status = 'prepared';--> statement-breakpoint
CREATE INDEX "exam_result_registration_idx" ON "exam_result" USING btree ("registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_result_position_idx" ON "exam_result" USING btree ("publication_id","position");--> statement-breakpoint
CREATE INDEX "exam_result_post_idx" ON "exam_result" USING btree ("publication_id","exam_post_id","position");--> statement-breakpoint
CREATE INDEX "exam_company_idx" ON "exam" USING btree ("company_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "exam_open_idx" ON "exam" USING btree ("register_until","id") WHERE status in ('published', 'suspended');--> statement-breakpoint
CREATE INDEX "exam_public_idx" ON "exam" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE status in ('published', 'suspended', 'cancelled', 'closed');--> statement-breakpoint
CREATE INDEX "exam_attachment_file_idx" ON "exam_attachment" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "exam_event_exam_idx" ON "exam_event" USING btree ("exam_id","id");--> statement-breakpoint
CREATE INDEX "exam_follow_jober_idx" ON "exam_follow" USING btree ("jober_id","at");--> statement-breakpoint
CREATE INDEX "exam_notice_exam_idx" ON "exam_notice" USING btree ("exam_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exam_organiser_time_idx" ON "exam_organiser" USING btree ("decided_at" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_post_code_idx" ON "exam_post" USING btree ("exam_id","code");--> statement-breakpoint
CREATE INDEX "exam_post_line_idx" ON "exam_post" USING btree ("exam_id","line");--> statement-breakpoint
CREATE INDEX "exam_question_exam_idx" ON "exam_question" USING btree ("exam_id","answered_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_question_once_idx" ON "exam_question" USING btree ("jober_id","exam_id","body");--> statement-breakpoint
CREATE INDEX "exam_staff_member_idx" ON "exam_staff" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "exam_step_start_idx" ON "exam_step" USING btree ("starts_at") WHERE start_told_at is null;--> statement-breakpoint
CREATE INDEX "exam_step_end_idx" ON "exam_step" USING btree ("ends_at") WHERE end_told_at is null;--> statement-breakpoint
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
CREATE INDEX "account_phone_prefix_idx" ON "account" USING btree ("phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "account_created_idx" ON "account" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_closing_idx" ON "account" USING btree ("closing_at") WHERE status = 'closing';--> statement-breakpoint
CREATE INDEX "account_reassigned_idx" ON "account" USING btree ("reassigned_phone_hash") WHERE reassigned_at is not null;--> statement-breakpoint
CREATE INDEX "consent_account_idx" ON "consent" USING btree ("account_id","granted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_once_idx" ON "favourite" USING btree ("jober_id","post_id");--> statement-breakpoint
CREATE INDEX "favourite_jober_idx" ON "favourite" USING btree ("jober_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "jober_name_prefix_idx" ON "jober" USING btree ("name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "jober_created_idx" ON "jober" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jober_block_once_idx" ON "jober_block" USING btree ("jober_id","company_id");--> statement-breakpoint
CREATE INDEX "jober_block_company_idx" ON "jober_block" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "jober_block_group_idx" ON "jober_block" USING btree ("group_key") WHERE group_key is not null;--> statement-breakpoint
CREATE INDEX "rate_counter_expiry_idx" ON "rate_counter" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_account_idx" ON "session" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "session_expiry_idx" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ledger_check_at_idx" ON "ledger_check" USING btree ("ended_at" DESC NULLS FIRST);--> statement-breakpoint
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
CREATE UNIQUE INDEX "broadcast_day_idx" ON "broadcast" USING btree ("day") WHERE sent > 0 or stopped_at is null;--> statement-breakpoint
CREATE INDEX "broadcast_starts_idx" ON "broadcast" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "notice_contact_address_idx" ON "notice_contact" USING btree ("channel","address");--> statement-breakpoint
CREATE INDEX "notice_contact_proof_secret_idx" ON "notice_contact_proof" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "notice_contact_proof_expiry_idx" ON "notice_contact_proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notification_account_idx" ON "notification" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "notification_company_idx" ON "notification" USING btree ("company_id","created_at" DESC NULLS FIRST,"id") WHERE company_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_ban_once_idx" ON "account_ban" USING btree ("account_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "account_ban_account_idx" ON "account_ban" USING btree ("account_id","banned_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_act_at_idx" ON "operator_act" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_act_account_idx" ON "operator_act" USING btree ("account_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_act_act_idx" ON "operator_act" USING btree ("act" text_pattern_ops,"at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_act_subject_idx" ON "operator_act" USING btree ("subject","subject_id","at" DESC NULLS FIRST);--> statement-breakpoint
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
CREATE UNIQUE INDEX "provider_refund_order_idx" ON "provider_refund" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_refund_number_idx" ON "provider_refund" USING btree ("number");--> statement-breakpoint
CREATE INDEX "provider_refund_waiting_idx" ON "provider_refund" USING btree ("requested_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "sales_order_company_idx" ON "sales_order" USING btree ("company_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sales_order_status_idx" ON "sales_order" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sales_order_created_idx" ON "sales_order" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "sales_order_expiry_idx" ON "sales_order" USING btree ("expires_at") WHERE status = 'created';--> statement-breakpoint
CREATE INDEX "sales_order_event_order_idx" ON "sales_order_event" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_age_idx" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_row_batch_idx" ON "import_row" USING btree ("batch_id","row_number");--> statement-breakpoint
CREATE INDEX "import_row_identity_idx" ON "import_row" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "import_row_post_idx" ON "import_row" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "job_due_idx" ON "job" USING btree ("run_at","id");--> statement-breakpoint
CREATE INDEX "post_company_idx" ON "post" USING btree ("company_id","status","refreshed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "post_source_key_idx" ON "post" USING btree ("source_key") WHERE source_key is not null;--> statement-breakpoint
CREATE INDEX "post_deadline_idx" ON "post" USING btree ("deadline") WHERE status = 'open' and deadline is not null;--> statement-breakpoint
CREATE INDEX "post_exam_idx" ON "post" USING btree ("exam_id") WHERE exam_id is not null;--> statement-breakpoint
CREATE INDEX "post_attachments_idx" ON "post" USING gin ("attachments" jsonb_path_ops) WHERE attachments <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "post_waiting_idx" ON "post" USING btree ("updated_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "post_published_idx" ON "post" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "post_recheck_idx" ON "post" USING btree ("recheck_at") WHERE recheck_at is not null;--> statement-breakpoint
CREATE INDEX "post_event_post_idx" ON "post_event" USING btree ("post_id","at");--> statement-breakpoint
CREATE INDEX "post_import_company_idx" ON "post_import" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "post_report_once_idx" ON "post_report" USING btree ("post_id","account_id");--> statement-breakpoint
CREATE INDEX "post_report_account_idx" ON "post_report" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_report_waiting_idx" ON "post_report" USING btree ("created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "post_template_name_idx" ON "post_template" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "query_word_created_idx" ON "query_word" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_claim_account_idx" ON "review_claim" USING btree ("account_id","expires_at");--> statement-breakpoint
CREATE INDEX "review_decision_item_idx" ON "review_decision" USING btree ("queue","item_id","at");--> statement-breakpoint
CREATE INDEX "review_decision_at_idx" ON "review_decision" USING btree ("at","queue");--> statement-breakpoint
CREATE INDEX "review_reason_queue_idx" ON "review_reason" USING btree ("queue","position");--> statement-breakpoint
CREATE INDEX "job_search_company_idx" ON "job_search" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "job_search_tsv_idx" ON "job_search" USING gin ("tsv") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "suggest_term_pinyin_idx" ON "suggest_term" USING btree ("pinyin");--> statement-breakpoint
CREATE INDEX "suggest_term_initials_idx" ON "suggest_term" USING btree ("initials");--> statement-breakpoint
CREATE INDEX "suggest_term_near_idx" ON "suggest_term" USING gin ("near");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_invitation_open_idx" ON "talent_invitation" USING btree ("jober_id","company_id") WHERE status = 'invited';--> statement-breakpoint
CREATE INDEX "talent_invitation_jober_idx" ON "talent_invitation" USING btree ("jober_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "talent_invitation_company_idx" ON "talent_invitation" USING btree ("company_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "talent_invitation_ended_idx" ON "talent_invitation" USING btree ("company_id","ended_at") WHERE status = 'expired';--> statement-breakpoint
CREATE INDEX "talent_invitation_clock_idx" ON "talent_invitation" USING btree ("expires_at") WHERE status = 'invited';--> statement-breakpoint
CREATE INDEX "talent_invitation_event_idx" ON "talent_invitation_event" USING btree ("invitation_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_rejection_once_idx" ON "talent_rejection" USING btree ("post_id","jober_id");--> statement-breakpoint
CREATE INDEX "talent_saved_folder_idx" ON "talent_saved" USING btree ("company_id","saved_at" DESC NULLS FIRST,"jober_id");--> statement-breakpoint
CREATE INDEX "talent_saved_jober_idx" ON "talent_saved" USING btree ("jober_id");--> statement-breakpoint
CREATE INDEX "talent_search_tsv_idx" ON "talent_search" USING gin ("tsv");--> statement-breakpoint
CREATE INDEX "talent_search_rank_idx" ON "talent_search" USING btree ("rank" DESC NULLS FIRST,"jober_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_search_active_idx" ON "talent_search" USING btree ("active_at" DESC NULLS FIRST,"jober_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "salary_market_stage_idx" ON "salary_market" USING btree ("stage","tenure","role","n" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "wage_agreement_once_idx" ON "wage_agreement" USING btree ("delivery_id","from_day");--> statement-breakpoint
CREATE INDEX "wage_agreement_company_idx" ON "wage_agreement" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wage_agreement_jober_idx" ON "wage_agreement" USING btree ("jober_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wage_event_agreement_idx" ON "wage_event" USING btree ("agreement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wage_hours_day_idx" ON "wage_hours" USING btree ("agreement_id","day","note") WHERE status in ('by-school', 'by-teacher', 'confirmed');--> statement-breakpoint
CREATE INDEX "wage_hours_agreement_idx" ON "wage_hours" USING btree ("agreement_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "wage_slip_month_idx" ON "wage_slip" USING btree ("agreement_id","month") WHERE status <> 'corrected';--> statement-breakpoint
CREATE UNIQUE INDEX "wage_slip_previous_idx" ON "wage_slip" USING btree ("previous_id") WHERE previous_id is not null;--> statement-breakpoint
CREATE INDEX "wage_slip_agreement_idx" ON "wage_slip" USING btree ("agreement_id","month");