-- A comment whose author gave no stars has no score; the mean of a goods is over those that have one.
alter table comment alter column score drop not null;

alter table goods add column rated_count int not null default 0;   -- of comment_count, those that score_sum adds up
update goods set rated_count = comment_count where comment_count > 0;

drop index goods_by_score;
create index goods_by_score on goods (
  (case when rated_count = 0 then 0 else score_sum::real / rated_count end) desc, rated_count desc, id desc
) where is_on_sale;
