-- Expands.
-- What somebody did by a command on a machine of the mall is in the log of staff, too: without an account, as user@machine. A
-- version before this one leaves such rows out of its list.
alter table staff_act alter column user_id drop not null,
  add column by_command text,
  add constraint staff_act_by_somebody check ((user_id is null) <> (by_command is null)) not valid;
