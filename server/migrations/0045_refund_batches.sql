CREATE TABLE "buyer_transfer_reversal" (
	"transfer_no" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"operator_no" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "buyer_transfer_reversal_reason" CHECK (reason in ('wrong_order', 'wrong_amount', 'not_received'))
);
--> statement-breakpoint
CREATE TABLE "transfer_refund_batch" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_refund_batch_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"count" integer NOT NULL,
	"amount_fils" bigint NOT NULL,
	"approved_by" integer NOT NULL,
	"approved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reference" text,
	CONSTRAINT "transfer_refund_batch_id_unique" UNIQUE("id"),
	CONSTRAINT "transfer_refund_batch_reference" UNIQUE("reference"),
	CONSTRAINT "transfer_refund_batch_count" CHECK (count > 0 and amount_fils > 0),
	CONSTRAINT "transfer_refund_batch_reference_length" CHECK (char_length(reference) <= 60)
);
--> statement-breakpoint
CREATE TABLE "transfer_refund_line" (
	"batch_no" integer NOT NULL,
	"refund_no" integer NOT NULL,
	"iban" text NOT NULL,
	"beneficiary" text NOT NULL,
	"outcome" text,
	CONSTRAINT "transfer_refund_line_batch_no_refund_no_pk" PRIMARY KEY("batch_no","refund_no"),
	CONSTRAINT "transfer_refund_line_outcome" CHECK (outcome in ('paid', 'failed')),
	CONSTRAINT "transfer_refund_line_iban_length" CHECK (char_length(iban) <= 34),
	CONSTRAINT "transfer_refund_line_beneficiary_length" CHECK (char_length(beneficiary) <= 120)
);
--> statement-breakpoint
ALTER TABLE "buyer_transfer" DROP CONSTRAINT "buyer_transfer_reference_unique";--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_reference";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_status";--> statement-breakpoint
ALTER TABLE "transfer_refund" DROP CONSTRAINT "transfer_refund_state";--> statement-breakpoint
ALTER TABLE "transfer_refund" DROP CONSTRAINT "transfer_refund_sent";--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_kind";--> statement-breakpoint
ALTER TABLE "buyer_transfer" ADD COLUMN "reuse" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfer_refund" ADD COLUMN "reminded" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_transfer_reversal" ADD CONSTRAINT "buyer_transfer_reversal_transfer_no_buyer_transfer_no_fk" FOREIGN KEY ("transfer_no") REFERENCES "public"."buyer_transfer"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_refund_line" ADD CONSTRAINT "transfer_refund_line_batch_no_transfer_refund_batch_no_fk" FOREIGN KEY ("batch_no") REFERENCES "public"."transfer_refund_batch"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_refund_line" ADD CONSTRAINT "transfer_refund_line_refund_no_transfer_refund_no_fk" FOREIGN KEY ("refund_no") REFERENCES "public"."transfer_refund"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_refund_line_live" ON "transfer_refund_line" USING btree ("refund_no") WHERE outcome is distinct from 'failed';--> statement-breakpoint
CREATE INDEX "transfer_refund_reference" ON "transfer_refund" USING btree ("reference") WHERE reference is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_reference" ON "ledger_posting" USING btree ("reference","cause_no",(kind = 'reversed'));--> statement-breakpoint
ALTER TABLE "buyer_transfer" ADD CONSTRAINT "buyer_transfer_reference" UNIQUE("reference","reuse");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_status" CHECK (status in ('new', 'called', 'closed', 'placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller', 'requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed', 'open', 'approved', 'paid', 'failed', 'cancelled', 'credit_granted', 'credit_changed', 'credit_paused', 'credit_resumed', 'credit_ended', 'credit_due_soon', 'credit_due', 'credit_overdue', 'credit_payment', 'credit_correction', 'credit_overview', 'applied', 'in_review', 'incomplete', 'approved', 'refused', 'suspended', 'part_paid', 'reversed', 'refund_due', 'refund_paid', 'refund_failed', 'account_missing', 'active', 'suspended'));--> statement-breakpoint
ALTER TABLE "transfer_refund" ADD CONSTRAINT "transfer_refund_state" CHECK (state in ('open', 'approved', 'paid', 'failed', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "transfer_refund" ADD CONSTRAINT "transfer_refund_sent" CHECK (state in ('open', 'withdrawn') or iban is not null);--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_kind" CHECK (kind in ('delivered', 'settled', 'captured', 'refunded', 'returned', 'payout_prepared', 'payout_paid', 'payout_released', 'received', 'reversed', 'refund_due', 'refund_paid'));--> statement-breakpoint
-- by hand
create or replace function keep_transfer_refund() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.no, new.id, new.order_no, new.seller_order_no, new.amount_fils, new.reason, new.due_at)
      is distinct from
      (old.no, old.id, old.order_no, old.seller_order_no, old.amount_fils, old.reason, old.due_at)
  then
    raise exception 'of a transfer_refund only the account and the state change';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (('open', 'approved'), ('open', 'withdrawn'),
    ('approved', 'paid'), ('approved', 'failed'), ('failed', 'open'), ('failed', 'approved'))
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
create function keep_transfer_refund_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from transfer_refund r where r.no = new.refund_no and r.state = 'approved'
      and (r.iban, r.beneficiary) = (new.iban, new.beneficiary))
    then
      raise exception 'transfer_refund % is not approved', new.refund_no;
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or old.outcome is not null
    or (new.batch_no, new.refund_no, new.iban, new.beneficiary)
      is distinct from (old.batch_no, old.refund_no, old.iban, old.beneficiary)
  then
    raise exception 'of a transfer_refund_line only the outcome is added';
  end if;
  return new;
end
$$;--> statement-breakpoint
create trigger transfer_refund_line_kept before insert or update or delete on transfer_refund_line
  for each row execute function keep_transfer_refund_line();--> statement-breakpoint
create or replace function keep_payout_batch() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.reference is not null
    or (new.no, new.id, new.count, new.amount_fils, new.approved_by, new.approved_at)
      is distinct from (old.no, old.id, old.count, old.amount_fils, old.approved_by, old.approved_at)
  then
    raise exception 'of a % only the reference is added', tg_table_name;
  end if;
  return new;
end
$$;--> statement-breakpoint
create trigger transfer_refund_batch_kept before update or delete on transfer_refund_batch
  for each row execute function keep_payout_batch();--> statement-breakpoint
create trigger buyer_transfer_reversal_kept before update or delete on buyer_transfer_reversal
  for each statement execute function keep_rows();--> statement-breakpoint
-- Bank files had every approved refund: what is approved may have been sent, and is a batch that can be recorded, but not sent
-- again.
with made as (
  insert into transfer_refund_batch (id, count, amount_fils, approved_by)
  select gen_random_uuid(), count(*), sum(amount_fils), 0 from transfer_refund where state = 'approved'
  having count(*) > 0 returning no)
insert into transfer_refund_line (batch_no, refund_no, iban, beneficiary)
select made.no, r.no, r.iban, r.beneficiary from made, transfer_refund r where r.state = 'approved';
