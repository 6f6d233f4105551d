-- Expands.
-- What the mall has taken down after a report. A review, question or answer is deleted as by its author, and marked so
-- that an operator can give it back; a message is recalled, and what it said is kept for that.
alter table comment add taken_down boolean not null default false,
  add constraint comment_taken_down check (deleted_at is not null or not taken_down) not valid;
alter table question add taken_down boolean not null default false,
  add constraint question_taken_down check (deleted_at is not null or not taken_down) not valid;
alter table answer add taken_down boolean not null default false,
  add constraint answer_taken_down check (deleted_at is not null or not taken_down) not valid;
alter table chat_message add taken_down jsonb;

-- The shop may answer again once its answer is taken down.
drop index answer_of_shop;
create unique index answer_of_shop on answer (question_id) where is_shop and deleted_at is null;

-- What a shopper wrote has an author instead of a shop, and nobody once the account is closed.
alter table report_measure alter column shop_id drop not null, add author_id uuid references account (id),
  add constraint report_measure_of_one check (num_nonnulls(shop_id, author_id) <= 1) not valid;
create index report_measure_author on report_measure (author_id) where author_id is not null;
