-- On which days and until which minute of the day, in the mall's zone, a shop still sends what is paid on that day.
alter table shop
  add column sends_on text not null default 'workdays' check (sends_on in ('workdays', 'all')),
  add column sends_until_minute int not null default 960 check (sends_until_minute between 1 and 1440);
