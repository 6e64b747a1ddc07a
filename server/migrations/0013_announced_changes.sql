CREATE TABLE "change" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"everything" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"listings" integer[] DEFAULT '{}' NOT NULL,
	"users" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "change_transaction" ON "change" USING btree ("transaction");