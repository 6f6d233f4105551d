-- Expands.
-- Whether what was taken down is back since the measure was lifted: words stay away when they were written anew
-- meanwhile. Null where nothing was lifted, and for lifts from before.
alter table report_measure add is_back boolean;
