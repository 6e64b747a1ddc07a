-- seller.listing_count follows the listings on offer, once per statement whatever its size.
create function count_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update seller s set listing_count = listing_count + c.n
    from (select seller_no, count(*) n from new_rows where status = 'active' group by 1) c
    where s.no = c.seller_no;
  elsif tg_op = 'DELETE' then
    update seller s set listing_count = listing_count - c.n
    from (select seller_no, count(*) n from old_rows where status = 'active' group by 1) c
    where s.no = c.seller_no;
  else
    update seller s set listing_count = listing_count + c.n
    from (
      select seller_no, sum(n) n from (
        select seller_no, 1 n from new_rows where status = 'active'
        union all
        select seller_no, -1 from old_rows where status = 'active'
      ) moved group by 1 having sum(n) <> 0
    ) c
    where s.no = c.seller_no;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger count_inserted after insert on listing
  referencing new table as new_rows for each statement execute function count_listings();
--> statement-breakpoint
create trigger count_updated after update on listing
  referencing old table as old_rows new table as new_rows
  for each statement execute function count_listings();
--> statement-breakpoint
create trigger count_deleted after delete on listing
  referencing old table as old_rows for each statement execute function count_listings();
