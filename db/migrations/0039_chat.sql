-- Conversations of shoppers with shops and with the mall's own service, and their messages.
create table chat_conversation (
  id uuid primary key,
  kind text not null check (kind in ('shop', 'official')),
  user_id uuid not null references account,
  shop_id uuid references shop,
  created_at timestamptz not null,
  -- The number of the last message, and its time: later for a higher number.
  last_seq int not null default 0,
  last_at timestamptz not null,
  -- How many messages were recalled. Each recall has a number, so that a device notices one it has missed.
  recalls int not null default 0,
  user_read_seq int not null default 0,
  user_delivered_seq int not null default 0,
  user_unread int not null default 0 check (user_unread >= 0),
  shop_read_seq int not null default 0,
  shop_delivered_seq int not null default 0,
  shop_unread int not null default 0 check (shop_unread >= 0),
  -- The shopper's list: pinned, and hidden until a message comes after this one.
  is_top boolean not null default false,
  hidden_seq int not null default 0,
  check ((kind = 'shop') = (shop_id is not null)),
  check (user_read_seq between 0 and last_seq and user_delivered_seq between user_read_seq and last_seq),
  check (shop_read_seq between 0 and last_seq and shop_delivered_seq between shop_read_seq and last_seq),
  unique nulls not distinct (user_id, shop_id)
);
create index chat_conversation_list on chat_conversation (user_id, is_top desc, last_at desc, id desc);
create index chat_conversation_unread on chat_conversation (user_id) where user_unread > 0;
create index chat_conversation_shop on chat_conversation (shop_id, last_at desc, id desc);

create table chat_message (
  conversation_id uuid not null references chat_conversation,
  seq int not null check (seq > 0),
  id uuid not null unique,
  -- Who speaks: the shopper, the shop or the mall, or the mall's program.
  side text not null check (side in ('user', 'shop', 'system')),
  -- Empty for the program, and for the shopper of a closed account.
  sender_id uuid references account,
  -- The sender's own name of the message: a repeated request stores nothing.
  local_id text not null,
  -- 1 text, 2 picture, 3 video, 4 order, 5 product.
  type smallint not null check (type between 1 and 5),
  -- The text, the address of the picture or video, or the id of order or product.
  text text not null check (char_length(text) <= 2000),
  media jsonb,
  quote_seq int,
  created_at timestamptz not null,
  recalled_at timestamptz,
  recall_no int,
  primary key (conversation_id, seq),
  check ((recalled_at is null) = (recall_no is null)),
  check (recalled_at is null or (text = '' and media is null))
);
create unique index chat_message_once on chat_message (conversation_id, sender_id, local_id);
create index chat_message_recalled on chat_message (conversation_id, recall_no) where recall_no is not null;
