-- Expands.
-- The conversation with the mall's own service is always the first of the list.
update chat_conversation set is_top = true where kind = 'official' and not is_top;
