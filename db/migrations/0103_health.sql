-- The processes of the mall, each with the last sign of life.
create table health_process (
  id uuid primary key,
  name text not null,
  version text not null,
  started_at timestamptz not null,
  beat_at timestamptz not null,
  -- Set when it stops in order.
  ended_at timestamptz
);

-- What a process answered in a minute. It adds to its own row, so processes never wait for each other.
create table health_minute (
  minute timestamptz not null,
  process_id uuid not null,
  calls int not null,
  failed int not null,
  -- The number of calls by how long they took; the program knows the bounds.
  times int[] not null,
  primary key (minute, process_id)
);

-- Statements that took long, by the hour and the hash of their text. A text has no parameters in it.
create table health_statement (
  hour timestamptz not null,
  name text not null,
  text text not null,
  times int not null,
  total_ms int8 not null,
  most_ms int not null,
  primary key (hour, name)
);

-- Orders and payments of a minute, counted again until they no longer change.
create table health_trade (
  minute timestamptz primary key,
  orders int not null,
  payments int not null,
  -- Payments that were opened in the minute, and how many of them have arrived.
  opened_alipay int not null,
  arrived_alipay int not null,
  opened_wechat int not null,
  arrived_wechat int not null
);

-- What is wrong with the money as far as it is costly to count: counted every minute, without a row while all is well.
create table health_fault (
  kind text primary key,
  count int not null,
  since timestamptz not null,
  counted_at timestamptz not null
);
