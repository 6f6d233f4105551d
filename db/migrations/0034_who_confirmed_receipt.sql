-- The buyer said that everything has arrived; false where the clock did. Nobody who said so asks for money as if nothing
-- had come.
alter table orders add column is_confirmed boolean not null default false;
update orders o set is_confirmed = true
from order_event e where e.order_id = o.id and e.type = 'received';
