CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_no" integer NOT NULL,
	"credential" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_unique" UNIQUE("credential"),
	CONSTRAINT "passkey_name_length" CHECK (char_length(name) <= 60)
);
--> statement-breakpoint
CREATE TABLE "pending_factor" (
	"key" text PRIMARY KEY NOT NULL,
	"user_no" integer NOT NULL,
	"purpose" text NOT NULL,
	"stamp" text NOT NULL,
	"challenge" text,
	"secret" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_factor_purpose" CHECK (purpose in ('login', 'confirm', 'totp', 'passkey'))
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"user_no" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_code_user_no_hash_pk" PRIMARY KEY("user_no","hash")
);
--> statement-breakpoint
CREATE TABLE "totp_factor" (
	"user_no" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"user_no" integer PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_role" CHECK (role in ('owner', 'support', 'finance'))
);
--> statement-breakpoint
CREATE TABLE "operator_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "operator_invitation_email_unique" UNIQUE("email"),
	CONSTRAINT "operator_invitation_role" CHECK (role in ('owner', 'support', 'finance')),
	CONSTRAINT "operator_invitation_email_length" CHECK (char_length(email) <= 254)
);
--> statement-breakpoint
CREATE TABLE "contact_ticket_answer" (
	"ticket" text NOT NULL,
	"seq" integer NOT NULL,
	"author_no" integer,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_ticket_answer_once" UNIQUE("ticket","seq"),
	CONSTRAINT "contact_ticket_answer_body_length" CHECK (char_length(body) <= 6000)
);
--> statement-breakpoint
CREATE TABLE "health_check" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "health_check_name" CHECK (name in ('backup', 'audit', 'ledger'))
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_report" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_ticket" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_factor" ADD CONSTRAINT "pending_factor_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factor" ADD CONSTRAINT "totp_factor_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_ticket_answer" ADD CONSTRAINT "contact_ticket_answer_ticket_contact_ticket_ticket_fk" FOREIGN KEY ("ticket") REFERENCES "public"."contact_ticket"("ticket") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_ticket_answer" ADD CONSTRAINT "contact_ticket_answer_author_no_user_no_fk" FOREIGN KEY ("author_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_user" ON "passkey" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "pending_factor_user" ON "pending_factor" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "contact_ticket_answer_author" ON "contact_ticket_answer" USING btree ("author_no");--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "chat_report_closed" ON "chat_report" USING btree ("closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "contact_ticket_open" ON "contact_ticket" USING btree ("created_at","ticket") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "contact_ticket_closed" ON "contact_ticket" USING btree ("closed_at","ticket") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "audit_log_event" ON "audit_log" USING btree ("event","no");