CREATE TYPE "public"."import_state" AS ENUM('queued', 'checking', 'checked', 'applying', 'done', 'failed', 'cancelled');--> statement-breakpoint
CREATE TABLE "access_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_no" integer NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "access_key_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "import_note" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_note_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_no" integer NOT NULL,
	"row" integer NOT NULL,
	"field" text,
	"value" text,
	"code" text NOT NULL,
	"is_error" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"import_no" integer NOT NULL,
	"row" integer NOT NULL,
	"read" jsonb,
	"cells" text[],
	CONSTRAINT "import_row_import_no_row_pk" PRIMARY KEY("import_no","row")
);
--> statement-breakpoint
CREATE TABLE "listing_import" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_import_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"seller_no" integer NOT NULL,
	"kind" text NOT NULL,
	"state" "import_state" DEFAULT 'queued' NOT NULL,
	"apply" boolean NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"sheet" text,
	"sheets" text[] DEFAULT '{}' NOT NULL,
	"mapping" jsonb,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"preview" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"applied_to" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"warned" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "listing_import_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "listing_interest" (
	"listing_no" integer NOT NULL,
	"seller_no" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "listing_interest_listing_no_day_kind_pk" PRIMARY KEY("listing_no","day","kind"),
	CONSTRAINT "listing_interest_kind" CHECK (kind in ('view', 'call', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "seller_interest" (
	"seller_no" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "seller_interest_seller_no_day_kind_pk" PRIMARY KEY("seller_no","day","kind"),
	CONSTRAINT "seller_interest_kind" CHECK (kind in ('view', 'call', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "listing_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_no" integer,
	"complete" boolean DEFAULT false NOT NULL,
	"unused_at" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "hours" jsonb;--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "status_before" "listing_status";--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "universal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fitment" ADD COLUMN "lacks_years" boolean GENERATED ALWAYS AS (jsonb_path_exists(vehicles, '$[*] ? (!exists(@.from))')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "access_key" ADD CONSTRAINT "access_key_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_note" ADD CONSTRAINT "import_note_import_no_listing_import_no_fk" FOREIGN KEY ("import_no") REFERENCES "public"."listing_import"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_import_no_listing_import_no_fk" FOREIGN KEY ("import_no") REFERENCES "public"."listing_import"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_import" ADD CONSTRAINT "listing_import_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_import" ADD CONSTRAINT "listing_import_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_interest" ADD CONSTRAINT "listing_interest_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_interest" ADD CONSTRAINT "seller_interest_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_picture" ADD CONSTRAINT "listing_picture_owner_no_user_no_fk" FOREIGN KEY ("owner_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_key_seller" ON "access_key" USING btree ("seller_no");--> statement-breakpoint
CREATE INDEX "import_note_of_row" ON "import_note" USING btree ("import_no","is_error","row");--> statement-breakpoint
CREATE INDEX "listing_import_by_seller" ON "listing_import" USING btree ("seller_no","no" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "listing_import_at_work" ON "listing_import" USING btree ("seller_no") WHERE state in ('queued', 'checking', 'applying');--> statement-breakpoint
CREATE INDEX "listing_interest_seller" ON "listing_interest" USING btree ("seller_no","day");--> statement-breakpoint
CREATE INDEX "listing_picture_owner" ON "listing_picture" USING btree ("owner_no");--> statement-breakpoint
CREATE INDEX "listing_picture_unused" ON "listing_picture" USING btree ("unused_at");