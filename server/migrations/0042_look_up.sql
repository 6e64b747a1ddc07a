CREATE TABLE "account_event" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_event_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_no" integer NOT NULL,
	"event" text NOT NULL,
	"operator_no" integer,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_event_event" CHECK (event in ('suspend', 'lift', 'sign-out', 'correct', 'export', 'close')),
	CONSTRAINT "account_event_reason" CHECK ((reason is null) = (event in ('sign-out', 'export'))),
	CONSTRAINT "account_event_reason_length" CHECK (char_length(reason) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind";--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_status";--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_user_no_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_operator_no_user_no_fk" FOREIGN KEY ("operator_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_event_user" ON "account_event" USING btree ("user_no","no");--> statement-breakpoint
CREATE INDEX "account_event_operator" ON "account_event" USING btree ("operator_no") WHERE operator_no is not null;--> statement-breakpoint
CREATE INDEX "garage_words" ON "garage" USING gin (to_tsvector('simple', fold_text(garage_name || ' ' || owner_manager_name)));--> statement-breakpoint
CREATE INDEX "garage_by_license" ON "garage" USING btree (replace(fold_text(trade_license_no), ' ', ''));--> statement-breakpoint
CREATE INDEX "garage_by_tax_number" ON "garage" USING btree ("vat_registration_no") WHERE vat_registration_no is not null;--> statement-breakpoint
CREATE INDEX "seller_words" ON "seller" USING gin (to_tsvector('simple', fold_text(company_name || ' ' || coalesce(company_name_ar, '') || ' ' || coalesce(legal_name, ''))));--> statement-breakpoint
CREATE INDEX "seller_by_tax_number" ON "seller" USING btree ("vat_registration_no") WHERE vat_registration_no is not null;--> statement-breakpoint
CREATE INDEX "user_words" ON "user" USING gin (to_tsvector('simple', fold_text(coalesce(name, ''))));--> statement-breakpoint
CREATE INDEX "card_payment_reference" ON "card_payment" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "card_payment_capture" ON "card_payment" USING btree ("capture_id");--> statement-breakpoint
CREATE INDEX "card_refund_reference" ON "card_refund" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "tax_document_number" ON "tax_document" USING btree ((data ->> 'number'),"no" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payout_reference" ON "payout" USING btree ("reference") WHERE reference is not null;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind" CHECK (kind in ('message', 'callback', 'callback_status', 'price_drop', 'order', 'order_status', 'return', 'return_status', 'payout', 'transfer', 'credit', 'webhook', 'application', 'licence', 'account'));--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_status" CHECK (status in ('new', 'called', 'closed', 'placed', 'accepted', 'packed', 'shipped', 'delivered', 'completed', 'rejected', 'expired', 'cancelled', 'returned_to_seller', 'requested', 'approved', 'declined', 'withdrawn', 'handed_back', 'received', 'refunded', 'replaced', 'disputed', 'closed', 'open', 'approved', 'paid', 'failed', 'cancelled', 'credit_granted', 'credit_changed', 'credit_paused', 'credit_resumed', 'credit_ended', 'credit_due_soon', 'credit_due', 'credit_overdue', 'credit_payment', 'credit_correction', 'credit_overview', 'applied', 'in_review', 'incomplete', 'approved', 'refused', 'suspended', 'part_paid', 'refund_due', 'refund_paid', 'refund_failed', 'active', 'suspended'));--> statement-breakpoint
create function keep_account_events() returns trigger language plpgsql as $$
begin
  -- With its account a row is deleted by the foreign key, and so from within another trigger.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.operator_no is null and (new.no, new.user_no, new.event, new.at)
      = (old.no, old.user_no, old.event, old.at)
    and new.reason is not distinct from old.reason
  then
    return new;
  end if;
  raise exception 'rows of account_event are only added';
end
$$;
--> statement-breakpoint
create trigger account_event_kept before update or delete on account_event
  for each row execute function keep_account_events();
