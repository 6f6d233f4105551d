-- Expands.
-- What a change in bulk took from a product beside what it is about, so that taking the change back returns it: the rule
-- of returns that its new category does not allow, and when it would have gone on sale by itself.
alter table bulk_change_item add dropped_return_rule text, add dropped_on_sale_at timestamptz;
