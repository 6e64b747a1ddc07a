CREATE TABLE "buyer_transfer" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buyer_transfer_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_no" integer NOT NULL,
	"amount_fils" bigint NOT NULL,
	"reference" text NOT NULL,
	"value_date" date NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_transfer_reference_unique" UNIQUE("reference"),
	CONSTRAINT "buyer_transfer_amount" CHECK (amount_fils > 0),
	CONSTRAINT "buyer_transfer_reference_length" CHECK (char_length(reference) <= 60)
);
--> statement-breakpoint
CREATE TABLE "buyer_transfer_part" (
	"seller_order_no" integer PRIMARY KEY NOT NULL,
	"order_no" integer NOT NULL,
	"amount_fils" bigint NOT NULL,
	"paid_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_transfer_part_amount" CHECK (amount_fils > 0)
);
--> statement-breakpoint
CREATE TABLE "transfer_refund" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_refund_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"order_no" integer NOT NULL,
	"seller_order_no" integer,
	"amount_fils" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"iban" text,
	"beneficiary" text,
	"reference" text,
	"failure" text,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "transfer_refund_id_unique" UNIQUE("id"),
	CONSTRAINT "transfer_refund_state" CHECK (state in ('open', 'approved', 'paid', 'failed')),
	CONSTRAINT "transfer_refund_reason" CHECK (reason in ('part_accepted', 'ended', 'late', 'returned', 'excess')),
	CONSTRAINT "transfer_refund_failure" CHECK (failure in ('iban', 'name', 'bank', 'other')),
	CONSTRAINT "transfer_refund_amount" CHECK (amount_fils > 0),
	CONSTRAINT "transfer_refund_account" CHECK ((iban is null) = (beneficiary is null)),
	CONSTRAINT "transfer_refund_sent" CHECK (state = 'open' or iban is not null),
	CONSTRAINT "transfer_refund_referenced" CHECK ((state = 'paid') = (reference is not null)),
	CONSTRAINT "transfer_refund_failed" CHECK ((state = 'failed') = (failure is not null)),
	CONSTRAINT "transfer_refund_ended" CHECK ((state in ('paid', 'failed')) = (ended_at is not null)),
	CONSTRAINT "transfer_refund_reference_length" CHECK (char_length(reference) <= 60),
	CONSTRAINT "transfer_refund_iban_length" CHECK (char_length(iban) <= 34),
	CONSTRAINT "transfer_refund_beneficiary_length" CHECK (char_length(beneficiary) <= 120)
);
--> statement-breakpoint
CREATE TABLE "transfer_slip" (
	"order_no" integer PRIMARY KEY NOT NULL,
	"file_id" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_status";--> statement-breakpoint
ALTER TABLE "order" DROP CONSTRAINT "order_payment_method";--> statement-breakpoint
ALTER TABLE "seller_order" DROP CONSTRAINT "seller_order_payment_method";--> statement-breakpoint
ALTER TABLE "card_refund" DROP CONSTRAINT "card_refund_reason";--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_account";--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_kind";--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_cause";--> statement-breakpoint
DROP INDEX "seller_order_unpaid";--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD COLUMN "transfer_refund_no" integer;--> statement-breakpoint
ALTER TABLE "buyer_transfer" ADD CONSTRAINT "buyer_transfer_order_no_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_transfer_part" ADD CONSTRAINT "buyer_transfer_part_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_transfer_part" ADD CONSTRAINT "buyer_transfer_part_order_no_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_refund" ADD CONSTRAINT "transfer_refund_order_no_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_refund" ADD CONSTRAINT "transfer_refund_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_slip" ADD CONSTRAINT "transfer_slip_order_no_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_slip" ADD CONSTRAINT "transfer_slip_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_transfer_order" ON "buyer_transfer" USING btree ("order_no","no");--> statement-breakpoint
CREATE INDEX "buyer_transfer_part_order" ON "buyer_transfer_part" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "transfer_refund_order" ON "transfer_refund" USING btree ("order_no","no");--> statement-breakpoint
CREATE INDEX "transfer_refund_seller_order" ON "transfer_refund" USING btree ("seller_order_no","no");--> statement-breakpoint
CREATE INDEX "transfer_refund_state" ON "transfer_refund" USING btree ("state","no");--> statement-breakpoint
CREATE INDEX "transfer_slip_file" ON "transfer_slip" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_transfer_refund_no_transfer_refund_no_fk" FOREIGN KEY ("transfer_refund_no") REFERENCES "public"."transfer_refund"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_transfer_reference" ON "order" USING btree ("reference") WHERE payment_method = 'bank_transfer';--> statement-breakpoint
CREATE INDEX "seller_order_transfer" ON "seller_order" USING btree ("order_no") WHERE state = 'placed' and payment_method = 'bank_transfer' and payment_state = 'due';--> statement-breakpoint
CREATE INDEX "seller_order_unpaid" ON "seller_order" USING btree ("seller_no","state") WHERE payment_method in ('card', 'bank_transfer') and payment_state in ('due', 'voided');--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_transfer_refund" UNIQUE("transfer_refund_no");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop', 'order', 'order_status', 'return', 'return_status', 'payout', 'transfer', 'webhook', 'application', 'licence'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_status" CHECK (status in ('new', 'called', 'closed', 'placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller', 'requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed', 'open', 'approved', 'paid', 'failed', 'cancelled', 'applied', 'in_review', 'incomplete', 'approved', 'refused', 'suspended', 'part_paid', 'refund_due', 'refund_paid', 'refund_failed'));--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_payment_method" CHECK (payment_method in ('cash_on_delivery', 'card', 'bank_transfer'));--> statement-breakpoint
ALTER TABLE "seller_order" ADD CONSTRAINT "seller_order_payment_method" CHECK (payment_method in ('cash_on_delivery', 'card', 'bank_transfer'));--> statement-breakpoint
ALTER TABLE "card_refund" ADD CONSTRAINT "card_refund_reason" CHECK (reason in ('part_accepted', 'ended', 'late', 'returned', 'excess'));--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account" CHECK (account in ('seller', 'in_payout', 'commission', 'commission_vat', 'bank', 'provider', 'orders', 'buyers'));--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_kind" CHECK (kind in ('delivered', 'settled', 'captured', 'refunded', 'returned', 'payout_prepared', 'payout_paid', 'payout_released', 'received', 'refund_due', 'refund_paid'));--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_cause" CHECK (num_nonnulls(seller_order_no, payout_no, transfer_refund_no, reference) = 1);--> statement-breakpoint
create function keep_transfer_refund() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.no, new.id, new.order_no, new.seller_order_no, new.amount_fils, new.reason, new.due_at)
      is distinct from
      (old.no, old.id, old.order_no, old.seller_order_no, old.amount_fils, old.reason, old.due_at)
  then
    raise exception 'of a transfer_refund only the account and the state change';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (('open', 'approved'), ('approved', 'paid'),
    ('approved', 'failed'), ('failed', 'open'), ('failed', 'approved'))
  then
    raise exception 'transfer_refund % does not go from % to %', old.no, old.state, new.state;
  end if;
  if old.state in ('approved', 'paid')
    and (new.iban, new.beneficiary) is distinct from (old.iban, old.beneficiary)
  then
    raise exception 'transfer_refund % was sent already', old.no;
  end if;
  return new;
end
$$;--> statement-breakpoint
create trigger transfer_refund_kept before update or delete on transfer_refund
  for each row execute function keep_transfer_refund();--> statement-breakpoint
create trigger buyer_transfer_kept before update or delete on buyer_transfer
  for each statement execute function keep_rows();--> statement-breakpoint
create trigger buyer_transfer_part_kept before update or delete on buyer_transfer_part
  for each statement execute function keep_rows();
