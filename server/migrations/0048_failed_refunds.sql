CREATE INDEX "user_created" ON "user" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "return_request_requested" ON "return_request" USING btree ("requested_at");--> statement-breakpoint
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
    ('approved', 'paid'), ('approved', 'failed'), ('failed', 'open'), ('failed', 'approved'), ('failed', 'withdrawn'))
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
$$;
