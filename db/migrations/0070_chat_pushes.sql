-- How far the shopper's browsers have been told of a conversation's messages without a page of the mall.
alter table chat_conversation add column user_pushed_seq int not null default 0;
-- A job looks each minute for conversations whose last message is some seconds old and not read.
create index chat_conversation_waiting on chat_conversation (last_at) where user_unread > 0;
