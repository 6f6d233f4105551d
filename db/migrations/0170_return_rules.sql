-- Expands.
-- Whether a product can be returned because its buyer has changed their mind: by category, inherited from the one above;
-- a product may have a rule of its own; an ordered line keeps the rule that it was bought by.
alter table category add column return_rule text
  check (return_rule in ('noReason', 'sealed', 'perishable', 'madeToOrder', 'digital'));
alter table goods add column return_rule text
  check (return_rule in ('noReason', 'sealed', 'perishable', 'madeToOrder', 'digital'));
alter table order_line add column return_rule text not null default 'noReason'
  check (return_rule in ('noReason', 'sealed', 'perishable', 'madeToOrder', 'digital'));

-- The mall's own categories, as new malls get them.
update category set return_rule = 'perishable'
  where code in ('fruit', 'meat', 'fish', 'shellfish', 'frozen-food', 'milk', 'yogurt', 'foliage', 'succulents-cacti');
update category set return_rule = 'sealed'
  where code in ('food', 'tea', 'wine', 'seaweed', 'preserved-seafood', 'cured-meat', 'body-care', 'hair-care',
                 'oral-care', 'paper-goods', 'agrochemicals');
update category set return_rule = 'noReason' where code in ('teaware');
