-- Expands. When an order was promised to arrive, as its buyer saw it when placing it; null for older orders.
alter table orders add column arrive_from_at timestamptz, add column arrive_to_at timestamptz;
