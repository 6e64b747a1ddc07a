CREATE TABLE "commission_rate" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_rate_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_no" integer,
	"category_no" smallint,
	"rate" smallint NOT NULL,
	CONSTRAINT "commission_rate_of" UNIQUE NULLS NOT DISTINCT("seller_no","category_no"),
	CONSTRAINT "commission_rate_range" CHECK (rate between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "document_counter" (
	"issuer_no" integer NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counter_issuer_no_kind_pk" PRIMARY KEY("issuer_no","kind"),
	CONSTRAINT "document_counter_kind" CHECK (kind in ('tax_invoice', 'invoice', 'commission_invoice'))
);
--> statement-breakpoint
CREATE TABLE "tax_document" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_document_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"issuer_no" integer NOT NULL,
	"recipient_no" integer,
	"sequence" integer NOT NULL,
	"seller_order_no" integer,
	"month" text,
	"issued_at" timestamp with time zone NOT NULL,
	"total_fils" bigint NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "tax_document_id_unique" UNIQUE("id"),
	CONSTRAINT "tax_document_kind" CHECK (kind in ('tax_invoice', 'invoice', 'commission_invoice')),
	CONSTRAINT "tax_document_subject" CHECK (num_nonnulls(seller_order_no, month) = 1),
	CONSTRAINT "tax_document_sequence_range" CHECK (sequence > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_no" bigint NOT NULL,
	"account" text NOT NULL,
	"seller_no" integer,
	"kind" text NOT NULL,
	"amount_fils" bigint NOT NULL,
	"balance_fils" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entry_account" CHECK (account in ('seller', 'commission', 'commission_vat', 'bank')),
	CONSTRAINT "ledger_entry_kind" CHECK (kind in ('commission', 'commission_vat', 'payout')),
	CONSTRAINT "ledger_entry_holder" CHECK ((account = 'seller') = (seller_no is not null)),
	CONSTRAINT "ledger_entry_balance" CHECK ((account = 'seller') = (balance_fils is not null)),
	CONSTRAINT "ledger_entry_amount" CHECK (amount_fils <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_posting_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"seller_order_no" integer,
	"reference" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_posting_once" UNIQUE("seller_order_no","kind"),
	CONSTRAINT "ledger_posting_reference" UNIQUE("reference"),
	CONSTRAINT "ledger_posting_kind" CHECK (kind in ('delivered', 'settled')),
	CONSTRAINT "ledger_posting_cause" CHECK (num_nonnulls(seller_order_no, reference) = 1),
	CONSTRAINT "ledger_posting_reference_length" CHECK (char_length(reference) <= 60)
);
--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "vat_registration_no" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "commission" smallint NOT NULL DEFAULT 800;--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "commission" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "commission_rate" ADD CONSTRAINT "commission_rate_seller_no_seller_no_fk" FOREIGN KEY ("seller_no") REFERENCES "public"."seller"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rate" ADD CONSTRAINT "commission_rate_category_no_category_no_fk" FOREIGN KEY ("category_no") REFERENCES "public"."category"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_document" ADD CONSTRAINT "tax_document_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_posting_no_ledger_posting_no_fk" FOREIGN KEY ("posting_no") REFERENCES "public"."ledger_posting"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_seller_order_no_seller_order_no_fk" FOREIGN KEY ("seller_order_no") REFERENCES "public"."seller_order"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_sequence" ON "tax_document" USING btree ("issuer_no","kind","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_seller_order" ON "tax_document" USING btree ("seller_order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_document_month" ON "tax_document" USING btree ("recipient_no","month") WHERE month is not null;--> statement-breakpoint
CREATE INDEX "tax_document_issued" ON "tax_document" USING btree ("issuer_no","issued_at");--> statement-breakpoint
CREATE INDEX "tax_document_recipient" ON "tax_document" USING btree ("recipient_no","no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entry_of_posting" ON "ledger_entry" USING btree ("posting_no");--> statement-breakpoint
CREATE INDEX "ledger_entry_of_seller" ON "ledger_entry" USING btree ("seller_no","no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_entry_of_seller_at" ON "ledger_entry" USING btree ("seller_no","at");--> statement-breakpoint
CREATE INDEX "ledger_entry_at" ON "ledger_entry" USING brin ("at");--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_legal_name_length" CHECK (char_length(legal_name) <= 120);--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_vat_registration_no_length" CHECK (char_length(vat_registration_no) <= 30);--> statement-breakpoint
ALTER TABLE "seller" ADD CONSTRAINT "seller_iban_length" CHECK (char_length(iban) <= 34);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_commission" CHECK (commission between 0 and 10000);
--> statement-breakpoint
create function keep_rows() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name;
end
$$;--> statement-breakpoint
create trigger ledger_posting_kept before update or delete or truncate on ledger_posting
  for each statement execute function keep_rows();--> statement-breakpoint
create trigger ledger_entry_kept before update or delete or truncate on ledger_entry
  for each statement execute function keep_rows();--> statement-breakpoint
create trigger tax_document_kept before update or delete or truncate on tax_document
  for each statement execute function keep_rows();--> statement-breakpoint
create function check_posting() returns trigger language plpgsql as $$
declare
  posting bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  entries bigint;
  total numeric;
begin
  select count(*), sum(amount_fils) into entries, total from ledger_entry where posting_no = posting;
  if entries < 2 or total <> 0 then
    raise exception 'posting % has % entries that sum to %', posting, entries, total;
  end if;
  return null;
end
$$;--> statement-breakpoint
create constraint trigger ledger_posting_balances after insert on ledger_posting
  deferrable initially deferred for each row execute function check_posting('no');--> statement-breakpoint
create constraint trigger ledger_entry_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function check_posting('posting_no');
