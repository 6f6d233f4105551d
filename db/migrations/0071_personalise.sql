-- Off: nothing that the shopper does chooses products for them or counts for others, and searches are not recorded.
alter table user_setting add column is_personalised boolean not null default true;
