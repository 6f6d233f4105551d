-- Sheets with carriers and tracking numbers that ship many orders: the rows as they were sent, how far the sheet has
-- come, and why a row was refused.
create table ship_sheet (
  id uuid primary key,
  shop_id uuid not null references shop,
  user_id uuid not null references account,
  rows int not null check (rows > 0),
  done int not null default 0 check (done <= rows),
  shipped int not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);
-- A shop runs one sheet after the other.
create unique index ship_sheet_running on ship_sheet (shop_id) where ended_at is null;
create index ship_sheet_shop on ship_sheet (shop_id, id desc);

create table ship_sheet_row (
  sheet_id uuid not null references ship_sheet on delete cascade,
  place int not null,
  order_code text not null,
  carrier text not null,
  tracking_number text not null,
  -- Why it was refused, see features/shipping/rules/sheets/check-sheet.ts; null for shipped rows, and before their turn.
  problem text,
  primary key (sheet_id, place)
);
