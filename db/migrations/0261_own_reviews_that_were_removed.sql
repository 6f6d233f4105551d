-- Expands.
-- Authors see their reviews that the mall has taken down, with the reason.
drop index comment_user;
create index comment_user on comment (user_id, id desc)
  where user_id is not null and (deleted_at is null or taken_down);
