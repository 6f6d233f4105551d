-- Questions of shoppers about a product, and the answers of its shop and of buyers.
create table question (
  id uuid primary key,
  goods_id uuid not null references goods,
  shop_id uuid not null references shop,
  -- Null for a closed account.
  user_id uuid references account,
  author text not null,
  content text not null check (char_length(content) between 1 and 200),
  locale text,
  -- Answers of anybody, and those of the shop: 0 or 1.
  answer_count int not null default 0 check (answer_count >= 0),
  shop_answers int not null default 0 check (shop_answers between 0 and 1),
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index question_goods on question (goods_id, created_at desc, id desc) where deleted_at is null;
create index question_goods_hot on question (goods_id, answer_count desc, created_at desc, id desc)
  where deleted_at is null;
create index question_shop on question (shop_id, created_at desc, id desc) where deleted_at is null;
create index question_shop_open on question (shop_id, created_at, id)
  where deleted_at is null and shop_answers = 0;
create index question_user on question (user_id, created_at desc, id desc) where user_id is not null;
-- Two clicks at once ask once.
create unique index question_once on question (user_id, goods_id, md5(lower(content)))
  where deleted_at is null and user_id is not null;

create table answer (
  id uuid primary key,
  question_id uuid not null references question,
  -- The staff member or the buyer; null for a closed account.
  user_id uuid references account,
  author text not null,
  is_shop boolean not null,
  content text not null check (char_length(content) between 1 and 500),
  locale text,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz
);
create index answer_question on answer (question_id, is_shop desc, created_at, id) where deleted_at is null;
create index answer_user on answer (user_id, id desc) where user_id is not null;
-- The shop answers once and edits that; so does each buyer.
create unique index answer_of_shop on answer (question_id) where is_shop;
create unique index answer_of_buyer on answer (question_id, user_id) where not is_shop;

alter table report drop constraint report_target_type_check;
alter table report add constraint report_target_type_check
  check (target_type in ('goods', 'shop', 'comment', 'question', 'answer', 'chat'));
