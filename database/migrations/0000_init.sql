CREATE TABLE "account_event" (
	"account_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_event_account_id_number_pk" PRIMARY KEY("account_id","number")
);
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
	CONSTRAINT "chat_message_conversation_id_number_pk" PRIMARY KEY("conversation_id","number")
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
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "follow" (
	"id" bigint PRIMARY KEY NOT NULL,
	"jober_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruiter_profile" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"avatar_url" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"overdue_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" bigint NOT NULL,
	"from_status" text,
	"move" text NOT NULL,
	"to_status" text NOT NULL,
	"side" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text DEFAULT '' NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL
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
	"answered_at" timestamp (3) with time zone
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
CREATE TABLE "account" (
	"id" bigint PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text,
	"status" text DEFAULT 'active' NOT NULL,
	"closing_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_phone_unique" UNIQUE("phone")
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
	CONSTRAINT "jober_account_id_unique" UNIQUE("account_id")
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
CREATE TABLE "idempotency" (
	"account_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
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
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	CONSTRAINT "notification_effect_key_unique" UNIQUE("effect_key")
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
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "facet_rollup" (
	"facet" text NOT NULL,
	"value" bigint NOT NULL,
	"posts" integer NOT NULL,
	CONSTRAINT "facet_rollup_facet_value_pk" PRIMARY KEY("facet","value")
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
CREATE TABLE "search_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"posts" integer NOT NULL
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
CREATE TABLE "term_stat" (
	"word" text PRIMARY KEY NOT NULL,
	"ndoc" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_event_counter" ADD CONSTRAINT "account_event_counter_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_sender_id_account_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_change" ADD CONSTRAINT "company_change_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_event" ADD CONSTRAINT "company_event_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiter_profile" ADD CONSTRAINT "recruiter_profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_event" ADD CONSTRAINT "delivery_event_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume" ADD CONSTRAINT "resume_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_view" ADD CONSTRAINT "resume_view_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_jober_id_jober_id_fk" FOREIGN KEY ("jober_id") REFERENCES "public"."jober"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jober" ADD CONSTRAINT "jober_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_member_id_company_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_event" ADD CONSTRAINT "post_event_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_report" ADD CONSTRAINT "post_report_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_once_idx" ON "chat_message" USING btree ("conversation_id","sender_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_report_once_idx" ON "chat_report" USING btree ("conversation_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_once_idx" ON "conversation" USING btree ("jober_id","post_id");--> statement-breakpoint
CREATE INDEX "conversation_jober_idx" ON "conversation" USING btree ("jober_id","last_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "conversation_company_idx" ON "conversation" USING btree ("company_id","last_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "company_name_key_idx" ON "company" USING btree ("name_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "company_name_chars_idx" ON "company" USING gin (to_tsvector('simple', regexp_replace(translate(lower(name), '（）()【】《》“”"·•-—，,、.。 ', ''), '(.)', '\1 ', 'g')));--> statement-breakpoint
CREATE INDEX "company_listed_idx" ON "company" USING btree ("open_posts" DESC NULLS FIRST,"id") WHERE status in ('approved', 'unclaimed');--> statement-breakpoint
CREATE INDEX "company_city_idx" ON "company" USING btree ("city_code","open_posts" DESC NULLS FIRST,"id") WHERE status in ('approved', 'unclaimed');--> statement-breakpoint
CREATE INDEX "company_type_idx" ON "company" USING btree ("type","open_posts" DESC NULLS FIRST,"id") WHERE status in ('approved', 'unclaimed');--> statement-breakpoint
CREATE UNIQUE INDEX "company_change_pending_idx" ON "company_change" USING btree ("company_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "company_event_company_idx" ON "company_event" USING btree ("company_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_once_idx" ON "company_member" USING btree ("company_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_member_active_idx" ON "company_member" USING btree ("account_id") WHERE status = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "follow_once_idx" ON "follow" USING btree ("jober_id","company_id");--> statement-breakpoint
CREATE INDEX "follow_company_idx" ON "follow" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_open_once_idx" ON "delivery" USING btree ("jober_id","post_id") WHERE status in ('submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired');--> statement-breakpoint
CREATE INDEX "delivery_jober_idx" ON "delivery" USING btree ("jober_id","submitted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "delivery_company_idx" ON "delivery" USING btree ("company_id","status","submitted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "delivery_company_all_idx" ON "delivery" USING btree ("company_id","submitted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "delivery_post_idx" ON "delivery" USING btree ("post_id","status","submitted_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "delivery_clock_idx" ON "delivery" USING btree ("submitted_at") WHERE status in ('submitted', 'viewed') and overdue_at is null;--> statement-breakpoint
CREATE INDEX "delivery_event_delivery_idx" ON "delivery_event" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE INDEX "interview_delivery_idx" ON "interview" USING btree ("delivery_id","created_at");--> statement-breakpoint
CREATE INDEX "resume_jober_idx" ON "resume" USING btree ("jober_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_default_idx" ON "resume" USING btree ("jober_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "resume_view_jober_idx" ON "resume_view" USING btree ("jober_id","viewed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "resume_view_company_idx" ON "resume_view" USING btree ("company_id","viewed_at");--> statement-breakpoint
CREATE INDEX "consent_account_idx" ON "consent" USING btree ("account_id","granted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_once_idx" ON "favourite" USING btree ("jober_id","post_id");--> statement-breakpoint
CREATE INDEX "favourite_jober_idx" ON "favourite" USING btree ("jober_id","created_at" desc);--> statement-breakpoint
CREATE INDEX "rate_counter_expiry_idx" ON "rate_counter" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_account_idx" ON "session" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "session_expiry_idx" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_age_idx" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_row_batch_idx" ON "import_row" USING btree ("batch_id","row_number");--> statement-breakpoint
CREATE INDEX "job_due_idx" ON "job" USING btree ("run_at","id");--> statement-breakpoint
CREATE INDEX "notification_account_idx" ON "notification" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "notification_company_idx" ON "notification" USING btree ("company_id","created_at" DESC NULLS FIRST,"id") WHERE company_id is not null;--> statement-breakpoint
CREATE INDEX "post_company_idx" ON "post" USING btree ("company_id","status","refreshed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "post_source_key_idx" ON "post" USING btree ("source_key") WHERE source_key is not null;--> statement-breakpoint
CREATE INDEX "post_deadline_idx" ON "post" USING btree ("deadline") WHERE status = 'open' and deadline is not null;--> statement-breakpoint
CREATE INDEX "post_event_post_idx" ON "post_event" USING btree ("post_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "post_report_once_idx" ON "post_report" USING btree ("post_id","account_id");--> statement-breakpoint
CREATE INDEX "suggest_term_pinyin_idx" ON "suggest_term" USING btree ("pinyin");--> statement-breakpoint
CREATE INDEX "suggest_term_initials_idx" ON "suggest_term" USING btree ("initials");--> statement-breakpoint
CREATE INDEX "suggest_term_near_idx" ON "suggest_term" USING gin ("near");