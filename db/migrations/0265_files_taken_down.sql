-- Expands.
-- Files of what was taken down before 0264 are hidden, too.
update upload u set hidden_at = now()
from comment c, jsonb_array_elements_text(c.pictures || c.append_pictures) as of (address)
where c.taken_down and u.hidden_at is null and u.id = substring(of.address from '/uploads/comment/([0-9a-f]{32})');

update upload u set hidden_at = now()
from chat_message m, unnest(array[m.taken_down ->> 'text', m.taken_down -> 'media' ->> 'poster']) as of (address)
where m.taken_down is not null and m.type in (2, 3) and u.hidden_at is null
  and u.id = substring(of.address from '/uploads/chat/([0-9a-f]{32})');
