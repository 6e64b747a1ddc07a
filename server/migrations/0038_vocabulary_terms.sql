CREATE TABLE "settled_search" (
	"text" text PRIMARY KEY NOT NULL,
	"term_no" integer,
	CONSTRAINT "settled_search_text_length" CHECK (char_length(text) <= 80)
);
--> statement-breakpoint
CREATE TABLE "vocabulary_term" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vocabulary_term_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"spelling" text NOT NULL,
	"language" text NOT NULL,
	"meanings" text[] NOT NULL,
	"example" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"author_no" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewer_no" integer,
	"reviewed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "vocabulary_term_id_unique" UNIQUE("id"),
	CONSTRAINT "vocabulary_term_language" CHECK (language in ('en', 'ar', 'ar-AE', 'ar-Latn', 'hi', 'hi-Latn', 'ur', 'fr', 'zh', 'tl-Latn', 'ml-Latn')),
	CONSTRAINT "vocabulary_term_state" CHECK (state in ('active', 'withdrawn', 'exported')),
	CONSTRAINT "vocabulary_term_meanings" CHECK (cardinality(meanings) between 1 and 6),
	CONSTRAINT "vocabulary_term_text_length" CHECK (char_length(text) <= 60),
	CONSTRAINT "vocabulary_term_example_length" CHECK (char_length(example) <= 100)
);
--> statement-breakpoint
ALTER TABLE "settled_search" ADD CONSTRAINT "settled_search_term_no_vocabulary_term_no_fk" FOREIGN KEY ("term_no") REFERENCES "public"."vocabulary_term"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_term" ADD CONSTRAINT "vocabulary_term_author_no_user_no_fk" FOREIGN KEY ("author_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vocabulary_term" ADD CONSTRAINT "vocabulary_term_reviewer_no_user_no_fk" FOREIGN KEY ("reviewer_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settled_search_term" ON "settled_search" USING btree ("term_no");--> statement-breakpoint
CREATE UNIQUE INDEX "vocabulary_term_spelling" ON "vocabulary_term" USING btree ("spelling") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "vocabulary_term_state" ON "vocabulary_term" USING btree ("state","no");--> statement-breakpoint
CREATE INDEX "vocabulary_term_author" ON "vocabulary_term" USING btree ("author_no");--> statement-breakpoint
CREATE INDEX "vocabulary_term_reviewer" ON "vocabulary_term" USING btree ("reviewer_no");