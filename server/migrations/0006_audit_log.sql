CREATE TABLE "audit_log" (
	"no" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"actor" uuid,
	"subject" text,
	"address" text,
	"agent" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"previous" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","no");--> statement-breakpoint
-- The hash of an entry: over every column but itself, in a form that depends on no setting.
create function audit_log_hash(entry audit_log) returns text
  language sql stable
as $$
  select encode(
    sha256(
      convert_to(
        jsonb_build_array(
          entry.no,
          to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
          entry.event, entry.actor, entry.subject, entry.address, entry.agent, entry.facts,
          entry.previous
        )::text,
        'UTF8')),
    'hex')
$$;
--> statement-breakpoint
-- One at a time, until the transaction ends: only so is the last entry known, and no number lost.
create function chain_audit_log() returns trigger language plpgsql as $$
declare
  last audit_log;
begin
  perform pg_advisory_xact_lock(1635083369);
  select * into last from audit_log order by no desc limit 1;
  new.no := coalesce(last.no, 0) + 1;
  new.at := clock_timestamp();
  new.previous := coalesce(last.hash, '');
  new.hash := audit_log_hash(new);
  return new;
end
$$;
--> statement-breakpoint
create trigger audit_log_chained before insert on audit_log
  for each row execute function chain_audit_log();
--> statement-breakpoint
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of the audit log are neither changed nor removed'
    using errcode = 'insufficient_privilege';
end
$$;
--> statement-breakpoint
create trigger audit_log_kept before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();
