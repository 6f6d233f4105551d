-- What a comment is about (features/comments/rules/tags), and by which version of the rules that was told: 0 for
-- comments that a job has yet to read.
alter table comment add column tags jsonb not null default '[]', add column tag_rules smallint not null default 0;
create index comment_tag_rules on comment (tag_rules) where deleted_at is null;

-- How many comments on a product have a tag, by SKU: sums of changes.
create table comment_tag_tally (
  goods_id uuid not null,
  sku_id uuid,
  tag text not null,
  n int not null
);
create index comment_tag_tally_goods on comment_tag_tally (goods_id);

create function tally_comment_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into comment_tag_tally (goods_id, sku_id, tag, n)
    select goods_id, sku_id, tag, count(*) from now_there, jsonb_array_elements_text(tags) as tag
    where deleted_at is null group by goods_id, sku_id, tag;
  elsif tg_op = 'DELETE' then
    insert into comment_tag_tally (goods_id, sku_id, tag, n)
    select goods_id, sku_id, tag, -count(*) from was_there, jsonb_array_elements_text(tags) as tag
    where deleted_at is null group by goods_id, sku_id, tag;
  else
    insert into comment_tag_tally (goods_id, sku_id, tag, n)
    select goods_id, sku_id, tag, sum(n) from (
      select goods_id, sku_id, tag, -1 as n from was_there, jsonb_array_elements_text(tags) as tag
      where deleted_at is null
      union all
      select goods_id, sku_id, tag, 1 from now_there, jsonb_array_elements_text(tags) as tag
      where deleted_at is null
    ) t group by goods_id, sku_id, tag having sum(n) <> 0;
  end if;
  return null;
end $$;

create trigger comment_tags_come after insert on comment
  referencing new table as now_there for each statement execute function tally_comment_tags();
create trigger comment_tags_change after update on comment
  referencing old table as was_there new table as now_there for each statement execute function tally_comment_tags();
create trigger comment_tags_go after delete on comment
  referencing old table as was_there for each statement execute function tally_comment_tags();
