CREATE TABLE "card_difference_note" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_difference_note_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_no" bigint NOT NULL,
	"kind" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"reason" text NOT NULL,
	"author_no" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_difference_note_kind" CHECK (kind in ('state', 'amount', 'currency', 'refunded', 'refund', 'unknown')),
	CONSTRAINT "card_difference_note_ours_length" CHECK (char_length(ours) <= 40),
	CONSTRAINT "card_difference_note_theirs_length" CHECK (char_length(theirs) <= 40),
	CONSTRAINT "card_difference_note_reason_length" CHECK (char_length(reason) <= 300)
);
--> statement-breakpoint
ALTER TABLE "card_difference" DROP CONSTRAINT "card_difference_kind";--> statement-breakpoint
ALTER TABLE "operator_invitation" ALTER COLUMN "secret" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_invitation" ADD COLUMN "start_hash" text;--> statement-breakpoint
ALTER TABLE "operator_invitation" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_invitation" ADD COLUMN "inviter_no" integer;--> statement-breakpoint
ALTER TABLE "return_request" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_difference" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_difference" ADD COLUMN "is_explained" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_difference_note" ADD CONSTRAINT "card_difference_note_author_no_user_no_fk" FOREIGN KEY ("author_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_difference_note" ADD CONSTRAINT "card_difference_note_of" FOREIGN KEY ("payment_no","kind") REFERENCES "public"."card_difference"("payment_no","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_difference_note_difference" ON "card_difference_note" USING btree ("payment_no","kind","no");--> statement-breakpoint
CREATE INDEX "card_difference_note_author" ON "card_difference_note" USING btree ("author_no");--> statement-breakpoint
ALTER TABLE "operator_invitation" ADD CONSTRAINT "operator_invitation_inviter_no_user_no_fk" FOREIGN KEY ("inviter_no") REFERENCES "public"."user"("no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_invitation_inviter" ON "operator_invitation" USING btree ("inviter_no");--> statement-breakpoint
CREATE INDEX "return_event_decided" ON "return_event" USING btree ("no") WHERE actor = 'operator';--> statement-breakpoint
CREATE INDEX "return_request_disputed" ON "return_request" USING btree ("disputed_at","no") WHERE disputed_at is not null;--> statement-breakpoint
CREATE INDEX "card_difference_open" ON "card_difference" USING btree ("found_at","payment_no") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "card_difference_ended" ON "card_difference" USING btree ("ended_at","payment_no") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "ledger_posting_settled" ON "ledger_posting" USING btree ("no") WHERE kind = 'settled';--> statement-breakpoint
update operator_invitation set secret = null;--> statement-breakpoint
ALTER TABLE "operator_invitation" ADD CONSTRAINT "operator_invitation_started" CHECK ((secret is null) = (start_hash is null));--> statement-breakpoint
update return_request r set disputed_at = (
  select max(at) from return_event where return_no = r.no and to_state = 'disputed'
) where state = 'disputed';--> statement-breakpoint
ALTER TABLE "return_request" ADD CONSTRAINT "return_request_disputed_at" CHECK ((state = 'disputed') = (disputed_at is not null));--> statement-breakpoint
ALTER TABLE "card_difference" ADD CONSTRAINT "card_difference_explained" CHECK (not is_explained or ended_at is not null);--> statement-breakpoint
ALTER TABLE "card_difference" ADD CONSTRAINT "card_difference_kind" CHECK (kind in ('state', 'amount', 'currency', 'refunded', 'refund', 'unknown'));--> statement-breakpoint
create function keep_difference_notes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.author_no is null
    and (new.no, new.payment_no, new.kind, new.ours, new.theirs, new.reason, new.at)
      = (old.no, old.payment_no, old.kind, old.ours, old.theirs, old.reason, old.at)
  then
    return new;
  end if;
  raise exception 'rows of card_difference_note are only added; their author may leave';
end
$$;--> statement-breakpoint
create trigger card_difference_note_kept before update or delete on card_difference_note
  for each row execute function keep_difference_notes();
