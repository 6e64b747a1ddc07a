CREATE TABLE "content_version" (
	"no" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_version_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"step" text NOT NULL,
	"content" jsonb,
	"aspects" jsonb NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"author_no" integer,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_version_id_unique" UNIQUE("id"),
	CONSTRAINT "content_version_step" CHECK (step in ('saved', 'delivered', 'withdrawn')),
	CONSTRAINT "content_version_content" CHECK ((content is not null) = (step = 'saved')),
	CONSTRAINT "content_version_content_size" CHECK (pg_column_size(content) < 1000000),
	CONSTRAINT "content_version_aspects" CHECK (jsonb_typeof(aspects) = 'array'),
	CONSTRAINT "content_version_kind_length" CHECK (char_length(kind) <= 40),
	CONSTRAINT "content_version_item_length" CHECK (char_length(item) <= 80),
	CONSTRAINT "content_version_reason_length" CHECK (char_length(reason) <= 300)
);
--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_author_no_user_no_fk" FOREIGN KEY ("author_no") REFERENCES "public"."user"("no") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_version_item" ON "content_version" USING btree ("kind","item","effective_at","no");--> statement-breakpoint
CREATE INDEX "content_version_effective_at" ON "content_version" USING btree ("effective_at");--> statement-breakpoint
CREATE INDEX "content_version_author" ON "content_version" USING btree ("author_no");--> statement-breakpoint
-- by hand
create function keep_content_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (to_jsonb(new) - 'author_no' - 'withdrawn_at') is distinct from
      (to_jsonb(old) - 'author_no' - 'withdrawn_at')
    or (new.author_no is distinct from old.author_no and new.author_no is not null)
    or (new.withdrawn_at is distinct from old.withdrawn_at
      and (old.withdrawn_at is not null or old.effective_at <= now()))
  then
    raise exception 'of content_version only scheduled rows are withdrawn';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger content_version_kept before update or delete on content_version
  for each row execute function keep_content_version();
