-- Nothing in the mall chooses products by who looks at them, so there is nothing to switch off.
alter table user_setting drop column is_personalised;
