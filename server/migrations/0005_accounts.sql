CREATE TYPE "public"."code_channel" AS ENUM('email', 'sms');--> statement-breakpoint
ALTER TYPE "public"."listing_status" ADD VALUE 'withdrawn';--> statement-breakpoint
CREATE TABLE "identity_proof" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"draft_hash" text,
	"identity" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"channel" "code_channel" NOT NULL,
	"hash" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"channel" "code_channel" NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"code" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_no" integer NOT NULL,
	"token_hash" text NOT NULL,
	"salt" text NOT NULL,
	"device" text NOT NULL,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"bound_at" timestamp with time zone,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_no" integer,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"public" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "garage" ADD COLUMN "trade_license_upload" uuid;--> statement-breakpoint
ALTER TABLE "garage" ADD COLUMN "vat_registration_no" text;--> statement-breakpoint
ALTER TABLE "garage" ADD COLUMN "vat_certification_upload" uuid;--> statement-breakpoint
ALTER TABLE "garage" ADD COLUMN "owner_manager_emirates_id" uuid;--> statement-breakpoint
ALTER TABLE "garage" ADD COLUMN "emirates_id" uuid;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "closing_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "trade_license_upload" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_owner_no_user_no_fk" FOREIGN KEY ("owner_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_proof_identity" ON "identity_proof" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "one_time_code_identity" ON "one_time_code" USING btree ("identity","created_at");--> statement-breakpoint
CREATE INDEX "one_time_code_age" ON "one_time_code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_message_recipient" ON "outbox_message" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "stored_file_owner" ON "stored_file" USING btree ("owner_no");--> statement-breakpoint
ALTER TABLE "garage" ADD CONSTRAINT "garage_trade_license_upload_stored_file_id_fk" FOREIGN KEY ("trade_license_upload") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage" ADD CONSTRAINT "garage_vat_certification_upload_stored_file_id_fk" FOREIGN KEY ("vat_certification_upload") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage" ADD CONSTRAINT "garage_owner_manager_emirates_id_stored_file_id_fk" FOREIGN KEY ("owner_manager_emirates_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage" ADD CONSTRAINT "garage_emirates_id_stored_file_id_fk" FOREIGN KEY ("emirates_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_trade_license_upload_stored_file_id_fk" FOREIGN KEY ("trade_license_upload") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;