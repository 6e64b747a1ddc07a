CREATE TABLE "signing_key" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "requester" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "tries_left" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "other_tries_left" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" DROP COLUMN "tries";