CREATE TABLE "payout" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"seller_no" integer NOT NULL,
	"amount_fils" bigint NOT NULL,
	"iban" text NOT NULL,
	"beneficiary" text NOT NULL,
	"place" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"batch_no" integer,
	"reference" text,
	"reason" text,
	"prepared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_id_unique" UNIQUE("id"),
	CONSTRAINT "payout_state" CHECK (state in ('open', 'approved', 'paid', 'failed', 'cancelled')),
	CONSTRAINT "payout_reason" CHECK (reason in ('iban', 'name', 'bank', 'other')),
	CONSTRAINT "payout_amount" CHECK (amount_fils > 0),
	CONSTRAINT "payout_batched" CHECK ((state in ('approved', 'paid', 'failed')) = (batch_no is not null)),
	CONSTRAINT "payout_referenced" CHECK ((state = 'paid') = (reference is not null)),
	CONSTRAINT "payout_reasoned" CHECK ((state in ('failed', 'cancelled')) = (reason is not null)),
	CONSTRAINT "payout_ended" CHECK ((state in ('open', 'approved')) = (ended_at is null)),
	CONSTRAINT "payout_iban_length" CHECK (char_length(iban) <= 34),
	CONSTRAINT "payout_beneficiary_length" CHECK (char_length(beneficiary) <= 120),
	CONSTRAINT "payout_reference_length" CHECK (char_length(reference) <= 60)
);
--> statement-breakpoint
CREATE TABLE "payout_batch" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_batch_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"count" integer NOT NULL,
	"amount_fils" bigint NOT NULL,
	"approved_by" integer NOT NULL,
	"approved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reference" text,
	CONSTRAINT "payout_batch_id_unique" UNIQUE("id"),
	CONSTRAINT "payout_batch_count" CHECK (count > 0 and amount_fils > 0),
	CONSTRAINT "payout_batch_reference_length" CHECK (char_length(reference) <= 60)
);
--> statement-breakpoint
CREATE TABLE "payout_event" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_event_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payout_no" integer NOT NULL,
	"event" text NOT NULL,
	"operator_no" integer,
	"from_state" text,
	"to_state" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payout_event_event" CHECK (event in ('prepare', 'approve', 'cancel', 'pay', 'fail')),
	CONSTRAINT "payout_event_from_state" CHECK (from_state in ('open', 'approved', 'paid', 'failed', 'cancelled')),
	CONSTRAINT "payout_event_to_state" CHECK (to_state in ('open', 'approved', 'paid', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "withheld_payout" (
	"seller_no" integer PRIMARY KEY NOT NULL,
	"amount_fils" bigint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "withheld_payout_reason" CHECK (reason in ('no_iban', 'iban', 'iban_changed', 'failed', 'suspended'))
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_status";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_account";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_holder";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_balance";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_place";--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_kind";--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_cause";--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "iban_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD COLUMN "payout_no" integer;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_batch_no_payout_batch_no_fk" FOREIGN KEY ("batch_no") REFERENCES "public"."payout_batch"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_event" ADD CONSTRAINT "payout_event_payout_no_payout_no_fk" FOREIGN KEY ("payout_no") REFERENCES "public"."payout"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_payout" ADD CONSTRAINT "withheld_payout_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_pending" ON "payout" USING btree ("seller_no") WHERE state in ('open', 'approved');--> statement-breakpoint
CREATE INDEX "payout_seller" ON "payout" USING btree ("seller_no","no");--> statement-breakpoint
CREATE INDEX "payout_state" ON "payout" USING btree ("state","no");--> statement-breakpoint
CREATE INDEX "payout_approved" ON "payout" USING btree ("batch_no","no") WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "payout_batch_no" ON "payout" USING btree ("batch_no","no");--> statement-breakpoint
CREATE INDEX "payout_event_payout" ON "payout_event" USING btree ("payout_no","no");--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_payout_no_payout_no_fk" FOREIGN KEY ("payout_no") REFERENCES "public"."payout"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_payout" UNIQUE("payout_no","kind");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop', 'order', 'order_status', 'return', 'return_status', 'payout', 'webhook'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_status" CHECK (status in ('new', 'called', 'closed', 'placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller', 'requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed', 'open', 'approved', 'paid', 'failed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account" CHECK (account in ('seller', 'in_payout', 'commission', 'commission_vat', 'bank', 'provider', 'orders'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_holder" CHECK ((account in ('seller', 'in_payout')) = (seller_no is not null));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_balance" CHECK ((place is null) = (balance_fils is null));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_place" CHECK (place is null or seller_no is not null);--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_kind" CHECK (kind in ('delivered', 'settled', 'captured', 'refunded', 'returned', 'payout_prepared', 'payout_paid', 'payout_released'));--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_cause" CHECK (num_nonnulls(seller_order_no, payout_no, reference) = 1);--> statement-breakpoint
create function keep_payout() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.no, new.id, new.seller_no, new.amount_fils, new.iban, new.beneficiary, new.place, new.prepared_at)
      is distinct from
      (old.no, old.id, old.seller_no, old.amount_fils, old.iban, old.beneficiary, old.place, old.prepared_at)
  then
    raise exception 'a payout never changes but for its state';
  end if;
  if (old.state, new.state) not in
    (('open', 'approved'), ('open', 'cancelled'), ('approved', 'paid'), ('approved', 'failed'))
    or (old.batch_no is not null and new.batch_no is distinct from old.batch_no)
  then
    raise exception 'payout % does not go from % to %', old.no, old.state, new.state;
  end if;
  return new;
end
$$;--> statement-breakpoint
create trigger payout_kept before update or delete on payout
  for each row execute function keep_payout();--> statement-breakpoint
create function keep_payout_batch() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.reference is not null
    or (new.no, new.id, new.count, new.amount_fils, new.approved_by, new.approved_at)
      is distinct from (old.no, old.id, old.count, old.amount_fils, old.approved_by, old.approved_at)
  then
    raise exception 'of a payout_batch only the reference is added';
  end if;
  return new;
end
$$;--> statement-breakpoint
create trigger payout_batch_kept before update or delete on payout_batch
  for each row execute function keep_payout_batch();--> statement-breakpoint
create trigger payout_event_kept before update or delete on payout_event
  for each statement execute function keep_rows();
