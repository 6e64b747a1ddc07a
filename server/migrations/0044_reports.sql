CREATE TABLE "hidden_listing" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hidden_listing_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_no" integer NOT NULL,
	"seller_no" integer NOT NULL,
	"sku_key" text NOT NULL,
	"reason" text NOT NULL,
	"operator_no" integer,
	"hidden_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp with time zone,
	CONSTRAINT "hidden_listing_reason_length" CHECK (char_length(reason) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "subject_report" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subject_report_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_no" integer,
	"seller_no" integer,
	"reporter_no" integer,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "subject_report_note_length" CHECK (char_length(note) <= 500),
	CONSTRAINT "subject_report_subject" CHECK (num_nonnulls(listing_no, seller_no) = 1),
	CONSTRAINT "subject_report_reason" CHECK (reason in ('wrong_part', 'counterfeit', 'price', 'offensive', 'other')),
	CONSTRAINT "subject_report_outcome" CHECK (outcome in ('nothing', 'settled', 'hidden')),
	CONSTRAINT "subject_report_ended" CHECK ((closed_at is null) = (outcome is null))
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "hidden_listing" ADD CONSTRAINT "hidden_listing_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_listing" ADD CONSTRAINT "hidden_listing_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_listing" ADD CONSTRAINT "hidden_listing_operator_no_user_no_fk" FOREIGN KEY ("operator_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_report" ADD CONSTRAINT "subject_report_listing_no_listing_no_fk" FOREIGN KEY ("listing_no") REFERENCES "public"."listing"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_report" ADD CONSTRAINT "subject_report_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_report" ADD CONSTRAINT "subject_report_reporter_no_user_no_fk" FOREIGN KEY ("reporter_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_listing_once" ON "hidden_listing" USING btree ("listing_no") WHERE shown_at is null;--> statement-breakpoint
CREATE INDEX "hidden_listing_seller" ON "hidden_listing" USING btree ("seller_no","sku_key") WHERE shown_at is null;--> statement-breakpoint
CREATE INDEX "hidden_listing_listing" ON "hidden_listing" USING btree ("listing_no");--> statement-breakpoint
CREATE INDEX "hidden_listing_operator" ON "hidden_listing" USING btree ("operator_no");--> statement-breakpoint
CREATE INDEX "subject_report_open" ON "subject_report" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "subject_report_closed" ON "subject_report" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "subject_report_listing" ON "subject_report" USING btree ("listing_no");--> statement-breakpoint
CREATE INDEX "subject_report_seller" ON "subject_report" USING btree ("seller_no");--> statement-breakpoint
CREATE INDEX "subject_report_by" ON "subject_report" USING btree ("reporter_no");--> statement-breakpoint
CREATE UNIQUE INDEX "subject_report_listing_once" ON "subject_report" USING btree ("reporter_no","listing_no") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subject_report_seller_once" ON "subject_report" USING btree ("reporter_no","seller_no") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop', 'order', 'order_status', 'return', 'return_status', 'payout', 'transfer', 'credit', 'webhook', 'application', 'licence', 'account', 'listing_hidden', 'listing_shown'));--> statement-breakpoint
-- What an operator hides is withdrawn as well, also where its seller offers the same number anew. An operator who hides
-- it has locked the listing: a seller who activates it at the same time waits, and then sees that it is hidden.
create or replace function withdraw_unshown() returns trigger language plpgsql as $$
declare
  company integer;
begin
  for company in select distinct seller_no from new_rows where status = 'active' loop
    if not exists (
      select from seller join "user" on "user".no = seller.no
      where seller.no = company and seller.status = 'approved' and "user".closing_at is null
    ) then
      update listing set status = 'withdrawn'
      where status = 'active'
        and no = any(array(select n.no from new_rows n where n.seller_no = company and n.status = 'active'));
    elsif exists (select from hidden_listing h where h.seller_no = company and h.shown_at is null) then
      update listing set status = 'withdrawn'
      where status = 'active' and no = any(array(
        select n.no from new_rows n
        join hidden_listing h on h.seller_no = n.seller_no and h.shown_at is null
          and (h.listing_no = n.no or h.sku_key = n.sku_key)
        where n.seller_no = company and n.status = 'active'));
    end if;
  end loop;
  return null;
end
$$;
