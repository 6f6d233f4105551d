-- Expands.
-- What follows when the mall upholds a report: a product is taken off sale until an operator lifts it, or its shop is
-- warned. The shop answers once, and an operator lifts or keeps it.
alter table goods add taken_down_at timestamptz,
  add constraint goods_taken_down check (taken_down_at is null or not is_on_sale);

-- As before for products of a closed shop, and now for those that the mall has taken down.
create or replace function stays_off_sale() returns trigger language plpgsql as $$
begin
  if new.taken_down_at is not null
    or exists (select from shop where id = new.shop_id and closed_at is not null) then
    new.is_on_sale := false;
  end if;
  return new;
end $$;

create table report_measure (
  id uuid primary key,
  report_id uuid not null unique references report (id),
  shop_id uuid not null references shop (id),
  kind text not null check (kind in ('warn', 'takeDown')),
  -- What the shop is told.
  told text not null,
  at timestamptz not null,
  operator_id uuid not null references account (id),
  answer text,
  pictures jsonb not null default '[]',
  answered_at timestamptz,
  answered_by uuid references account (id),
  outcome text check (outcome in ('lifted', 'stands')),
  outcome_words text,
  outcome_at timestamptz,
  outcome_by uuid references account (id),
  check ((answer is null) = (answered_at is null)),
  check ((outcome is null) = (outcome_at is null))
);
create index report_measure_shop on report_measure (shop_id, id desc);
create index report_measure_answered on report_measure (answered_at) where answered_at is not null and outcome is null;
create index report_measure_operator on report_measure (operator_id);
create index report_measure_answerer on report_measure (answered_by);
create index report_measure_closer on report_measure (outcome_by);
