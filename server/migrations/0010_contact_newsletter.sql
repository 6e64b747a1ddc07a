CREATE TYPE "public"."contact_mode" AS ENUM('mobile', 'email');--> statement-breakpoint
CREATE TYPE "public"."contact_reason" AS ENUM('General Enquiry', 'Complaint');--> statement-breakpoint
CREATE TABLE "contact_ticket" (
	"ticket" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"mode" "contact_mode" NOT NULL,
	"reason" "contact_reason" NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_letter" (
	"article_id" text PRIMARY KEY NOT NULL,
	"sent_to" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_ticket_email_created_at_index" ON "contact_ticket" USING btree ("email","created_at");--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD CONSTRAINT "newsletter_subscription_token_unique" UNIQUE("token");