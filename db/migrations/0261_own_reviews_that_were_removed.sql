-- Expands.
-- Authors see their reviews that the mall has taken down, with the reason. Only writers wait while the index is made.
create index comment_user_shown on comment (user_id, id desc)
  where user_id is not null and (deleted_at is null or taken_down);
-- And shops their answers.
create index answer_taken_down on answer (question_id) where is_shop and taken_down;
drop index comment_user;
