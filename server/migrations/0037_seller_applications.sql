CREATE TABLE "former_seller" (
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"status" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_seller_kind_hash_pk" PRIMARY KEY("kind","hash"),
	CONSTRAINT "former_seller_kind" CHECK (kind in ('licence', 'iban', 'phone', 'email')),
	CONSTRAINT "former_seller_status" CHECK (status in ('applied', 'in_review', 'incomplete', 'approved', 'refused', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "licence_reminder" (
	"seller_no" integer NOT NULL,
	"expires_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	CONSTRAINT "licence_reminder_seller_no_expires_on_days_before_pk" PRIMARY KEY("seller_no","expires_on","days_before"),
	CONSTRAINT "licence_reminder_days" CHECK (days_before in (30, 7, 0))
);
--> statement-breakpoint
CREATE TABLE "seller_event" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_event_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_no" integer NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"operator_no" integer,
	"from_status" text,
	"to_status" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_event_event" CHECK (event in ('apply', 'review', 'approve', 'ask', 'refuse', 'resend', 'suspend', 'lift')),
	CONSTRAINT "seller_event_actor" CHECK (actor in ('seller', 'operator', 'system')),
	CONSTRAINT "seller_event_from_status" CHECK (from_status in ('applied', 'in_review', 'incomplete', 'approved', 'refused', 'suspended')),
	CONSTRAINT "seller_event_to_status" CHECK (to_status in ('applied', 'in_review', 'incomplete', 'approved', 'refused', 'suspended')),
	CONSTRAINT "seller_event_transition" CHECK (event = 'apply' and coalesce(from_status, '') = '' and to_status = 'applied' and actor = 'seller' or event = 'review' and coalesce(from_status, '') = 'applied' and to_status = 'in_review' and actor = 'operator' or event = 'approve' and coalesce(from_status, '') = 'applied' and to_status = 'approved' and actor = 'system' or event = 'approve' and coalesce(from_status, '') = 'in_review' and to_status = 'approved' and actor = 'operator' or event = 'ask' and coalesce(from_status, '') = 'in_review' and to_status = 'incomplete' and actor = 'operator' or event = 'refuse' and coalesce(from_status, '') = 'in_review' and to_status = 'refused' and actor = 'operator' or event = 'resend' and coalesce(from_status, '') = 'incomplete' and to_status = 'applied' and actor = 'seller' or event = 'resend' and coalesce(from_status, '') = 'refused' and to_status = 'applied' and actor = 'seller' or event = 'suspend' and coalesce(from_status, '') = 'approved' and to_status = 'suspended' and actor = 'operator' or event = 'lift' and coalesce(from_status, '') = 'suspended' and to_status = 'approved' and actor = 'operator'),
	CONSTRAINT "seller_event_operator_no" CHECK (operator_no is null or actor = 'operator'),
	CONSTRAINT "seller_event_note_length" CHECK (char_length(note) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_status";--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "status" text DEFAULT 'applied' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "status_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "trade_license_expiry" date;--> statement-breakpoint
ALTER TABLE "licence_reminder" ADD CONSTRAINT "licence_reminder_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_event" ADD CONSTRAINT "seller_event_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_event" ADD CONSTRAINT "seller_event_operator_no_user_no_fk" FOREIGN KEY ("operator_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_seller_closed" ON "former_seller" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "seller_event_seller" ON "seller_event" USING btree ("seller_no","no");--> statement-breakpoint
CREATE INDEX "seller_event_operator" ON "seller_event" USING btree ("operator_no") WHERE operator_no is not null;--> statement-breakpoint
CREATE INDEX "seller_by_status" ON "seller" USING btree ("status","status_at","no");--> statement-breakpoint
CREATE INDEX "seller_by_license" ON "seller" USING btree (replace(fold_text(trade_license_no), ' ', ''));--> statement-breakpoint
CREATE INDEX "seller_by_iban" ON "seller" USING btree ("iban") WHERE iban is not null;--> statement-breakpoint
CREATE INDEX "seller_by_license_expiry" ON "seller" USING btree ("trade_license_expiry","no") WHERE status = 'approved';--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_status" CHECK (status in ('applied', 'in_review', 'incomplete', 'approved', 'refused', 'suspended'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop', 'order', 'order_status', 'return', 'return_status', 'payout', 'webhook', 'application', 'licence'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_status" CHECK (status in ('new', 'called', 'closed', 'placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller', 'requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed', 'open', 'approved', 'paid', 'failed', 'cancelled', 'applied', 'in_review', 'incomplete', 'approved', 'refused', 'suspended'));--> statement-breakpoint
-- Whoever sold before there were applications goes on selling.
update seller set status = 'approved', status_at = joined_at;--> statement-breakpoint
create function keep_seller_events() returns trigger language plpgsql as $$
begin
  -- With its company a row is deleted by the foreign key, and so from within another trigger.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.operator_no is null and (new.no, new.seller_no, new.event, new.actor, new.to_status, new.at)
      = (old.no, old.seller_no, old.event, old.actor, old.to_status, old.at)
    and new.from_status is not distinct from old.from_status and new.note is not distinct from old.note
  then
    return new;
  end if;
  raise exception 'rows of seller_event are only added';
end
$$;--> statement-breakpoint
create trigger seller_event_kept before update or delete on seller_event
  for each row execute function keep_seller_events();--> statement-breakpoint
-- What a company puts on offer that isn't shown is withdrawn. It runs behind count_listings, which has locked the
-- company where a listing became active: a status that changes at the same time is seen here, or sees the listing.
create function withdraw_unshown() returns trigger language plpgsql as $$
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
    end if;
  end loop;
  return null;
end
$$;--> statement-breakpoint
create trigger withdraw_inserted after insert on listing
  referencing new table as new_rows for each statement execute function withdraw_unshown();--> statement-breakpoint
create trigger withdraw_updated after update on listing
  referencing new table as new_rows for each statement execute function withdraw_unshown();
