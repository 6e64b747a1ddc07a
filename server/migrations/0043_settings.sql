CREATE TABLE "banner" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"texts" jsonb NOT NULL,
	"kind" text NOT NULL,
	"link" text,
	"audience" text NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"author_no" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banner_id_unique" UNIQUE("id"),
	CONSTRAINT "banner_kind" CHECK (kind in ('info', 'warning')),
	CONSTRAINT "banner_audience" CHECK (audience in ('all', 'garages', 'sellers')),
	CONSTRAINT "banner_texts" CHECK (pg_column_size(texts) < 8000),
	CONSTRAINT "banner_link_length" CHECK (char_length(link) <= 300)
);
--> statement-breakpoint
CREATE TABLE "rule_change" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rule_change_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" jsonb,
	"author_no" integer,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rule_change_id_unique" UNIQUE("id"),
	CONSTRAINT "rule_change_value" CHECK (jsonb_typeof(value) in ('number', 'array')),
	CONSTRAINT "rule_change_name_length" CHECK (char_length(name) <= 40),
	CONSTRAINT "rule_change_reason_length" CHECK (char_length(reason) <= 300)
);
--> statement-breakpoint
ALTER TABLE "commission_rate" DROP CONSTRAINT "commission_rate_of";--> statement-breakpoint
ALTER TABLE "commission_rate" DROP CONSTRAINT "commission_rate_category_no_category_no_fk";
--> statement-breakpoint
ALTER TABLE "commission_rate" ALTER COLUMN "rate" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rate" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rate" ADD COLUMN "valid_from" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rate" ADD COLUMN "author_no" integer;--> statement-breakpoint
ALTER TABLE "commission_rate" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rate" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rate" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_order" ADD COLUMN "return_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_author_no_user_no_fk" FOREIGN KEY ("author_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_change" ADD CONSTRAINT "rule_change_author_no_user_no_fk" FOREIGN KEY ("author_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_ends_at" ON "banner" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "banner_author" ON "banner" USING btree ("author_no");--> statement-breakpoint
CREATE INDEX "rule_change_name" ON "rule_change" USING btree ("name","no");--> statement-breakpoint
CREATE INDEX "rule_change_author" ON "rule_change" USING btree ("author_no");--> statement-breakpoint
ALTER TABLE "commission_rate" ADD CONSTRAINT "commission_rate_author_no_user_no_fk" FOREIGN KEY ("author_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rate" ADD CONSTRAINT "commission_rate_category_no_category_no_fk" FOREIGN KEY ("category_no") REFERENCES "public"."category"("no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_rate_of" ON "commission_rate" USING btree (coalesce(seller_no, 0),coalesce(category_no, 0),"valid_from" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "commission_rate_seller" ON "commission_rate" USING btree ("seller_no");--> statement-breakpoint
CREATE INDEX "commission_rate_author" ON "commission_rate" USING btree ("author_no");--> statement-breakpoint
ALTER TABLE "commission_rate" ADD CONSTRAINT "commission_rate_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "commission_rate" ADD CONSTRAINT "commission_rate_reason_length" CHECK (char_length(reason) <= 300);--> statement-breakpoint
ALTER TABLE "seller_order" ADD CONSTRAINT "seller_order_return_days" CHECK (return_days > 0);--> statement-breakpoint
create function keep_rows_but_author() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.author_no is not null
    or (to_jsonb(new) - 'author_no') is distinct from (to_jsonb(old) - 'author_no')
  then
    raise exception 'rows of % are only added', tg_table_name;
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger rule_change_kept before update or delete on rule_change
  for each row execute function keep_rows_but_author();
--> statement-breakpoint
create function keep_commission_rate() returns trigger language plpgsql as $$
begin
  -- With the account of its seller a rate goes, too.
  if tg_op = 'DELETE' then
    if old.seller_no is null or exists (select from seller where no = old.seller_no) then
      raise exception 'rows of commission_rate are only added';
    end if;
    return old;
  end if;
  if (to_jsonb(new) - 'author_no' - 'withdrawn_at') is distinct from
      (to_jsonb(old) - 'author_no' - 'withdrawn_at')
    or (new.author_no is distinct from old.author_no and new.author_no is not null)
    or (new.withdrawn_at is distinct from old.withdrawn_at
      and (old.withdrawn_at is not null or old.valid_from <= now()))
  then
    raise exception 'of commission_rate only scheduled rows are withdrawn';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger commission_rate_kept before update or delete on commission_rate
  for each row execute function keep_commission_rate();
--> statement-breakpoint
create function keep_banner() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (to_jsonb(new) - 'author_no' - 'ends_at') is distinct from
      (to_jsonb(old) - 'author_no' - 'ends_at')
    or (new.author_no is distinct from old.author_no and new.author_no is not null)
    or (new.ends_at is distinct from old.ends_at
      and (old.ends_at <= now() or new.ends_at is null or new.ends_at > now()))
  then
    raise exception 'a banner never changes but for its end';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger banner_kept before update or delete on banner
  for each row execute function keep_banner();
