CREATE TABLE "former_licence" (
	"seller_no" integer PRIMARY KEY NOT NULL,
	"licence" text NOT NULL,
	"document_id" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_licence_licence_length" CHECK (char_length(licence) <= 50)
);
--> statement-breakpoint
CREATE TABLE "failed_search_emirate" (
	"day" date NOT NULL,
	"emirate" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "failed_search_emirate_day_emirate_text_language_pk" PRIMARY KEY("day","emirate","text","language"),
	CONSTRAINT "failed_search_emirate_language" CHECK (language in ('en', 'ar', 'fr', 'zh')),
	CONSTRAINT "failed_search_emirate_emirate" CHECK (emirate in ('Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain'))
);
--> statement-breakpoint
CREATE TABLE "search_count" (
	"day" date PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL,
	"failed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_figure" (
	"week" date PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL,
	"seller_orders" integer NOT NULL,
	"placed_fils" bigint NOT NULL,
	"standing_fils" bigint NOT NULL,
	"answered" integer NOT NULL,
	"expired" integer NOT NULL,
	"median_minutes" integer,
	"returns" integer NOT NULL,
	"garages" integer NOT NULL,
	"companies" integer NOT NULL,
	"searches" integer NOT NULL,
	"failed_searches" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_event" DROP CONSTRAINT "account_event_event";--> statement-breakpoint
ALTER TABLE "account_event" DROP CONSTRAINT "account_event_reason";--> statement-breakpoint
ALTER TABLE "seller_event" DROP CONSTRAINT "seller_event_event";--> statement-breakpoint
ALTER TABLE "seller_event" DROP CONSTRAINT "seller_event_transition";--> statement-breakpoint
ALTER TABLE "former_licence" ADD CONSTRAINT "former_licence_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_licence" ADD CONSTRAINT "former_licence_document_id_stored_file_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_licence_changed" ON "former_licence" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "former_licence_document" ON "former_licence" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "failed_search_emirate_frequent" ON "failed_search_emirate" USING btree ("day","emirate","language","searches");--> statement-breakpoint
CREATE INDEX "seller_order_placed_at" ON "seller_order" USING btree ("placed_at");--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_event" CHECK (event in ('suspend', 'lift', 'sign-out', 'revoke-key', 'correct', 'export', 'close'));--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_reason" CHECK ((reason is null) = (event in ('sign-out', 'revoke-key', 'export')));--> statement-breakpoint
ALTER TABLE "seller_event" ADD CONSTRAINT "seller_event_event" CHECK (event in ('apply', 'review', 'approve', 'ask', 'refuse', 'resend', 'suspend', 'lift', 'change-licence', 'confirm-licence'));--> statement-breakpoint
ALTER TABLE "seller_event" ADD CONSTRAINT "seller_event_transition" CHECK (event = 'apply' and coalesce(from_status, '') = '' and to_status = 'applied' and actor = 'seller' or event = 'review' and coalesce(from_status, '') = 'applied' and to_status = 'in_review' and actor = 'operator' or event = 'approve' and coalesce(from_status, '') = 'applied' and to_status = 'approved' and actor = 'system' or event = 'approve' and coalesce(from_status, '') = 'in_review' and to_status = 'approved' and actor = 'operator' or event = 'ask' and coalesce(from_status, '') = 'in_review' and to_status = 'incomplete' and actor = 'operator' or event = 'refuse' and coalesce(from_status, '') = 'in_review' and to_status = 'refused' and actor = 'operator' or event = 'resend' and coalesce(from_status, '') = 'incomplete' and to_status = 'applied' and actor = 'seller' or event = 'resend' and coalesce(from_status, '') = 'refused' and to_status = 'applied' and actor = 'seller' or event = 'change-licence' and coalesce(from_status, '') = 'approved' and to_status = 'approved' and actor = 'seller' or event = 'confirm-licence' and coalesce(from_status, '') = 'approved' and to_status = 'approved' and actor = 'operator' or event = 'suspend' and coalesce(from_status, '') = 'approved' and to_status = 'suspended' and actor = 'operator' or event = 'change-licence' and coalesce(from_status, '') = 'suspended' and to_status = 'suspended' and actor = 'seller' or event = 'lift' and coalesce(from_status, '') = 'suspended' and to_status = 'approved' and actor = 'operator');
--> statement-breakpoint
-- by hand
-- Trade licences that approved companies changed before this was a queue; what they were before is not known.
insert into former_licence (seller_no, licence, changed_at, last_changed_at)
select seller.no, '', min(audit_log.at), max(audit_log.at)
from audit_log join seller on seller.id = audit_log.actor
where audit_log.event = 'licence.changed' and seller.status = 'approved' and audit_log.at > seller.status_at
group by seller.no;
