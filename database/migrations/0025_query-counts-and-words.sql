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
CREATE INDEX "query_word_created_idx" ON "query_word" USING btree ("created_at");