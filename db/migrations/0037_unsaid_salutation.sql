-- Who does not say how to be addressed (0) is not taken for a man.
alter table address
  alter column salutation set default 0,
  drop constraint address_salutation_check,
  add constraint address_salutation_check check (salutation between 0 and 2);
