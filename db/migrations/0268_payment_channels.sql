-- The channels of payments are rows instead of lists in checks, so that another provider needs no migration: each start
-- adds those that its version has. A version before this one would show a channel that it does not know as another, so
-- it does not go on with this database.
create table payment_channel (
  channel text primary key check (channel ~ '^[a-z][a-z0-9]*$'),
  pay_type smallint not null unique check (pay_type > 0)
);
insert into payment_channel (channel, pay_type) values ('alipay', 1), ('wechat', 2);

-- What is there was checked by the lists, and need not be read again.
alter table payment_attempt drop constraint payment_attempt_channel_check,
  add constraint payment_attempt_channel_fkey foreign key (channel) references payment_channel (channel) not valid;
alter table reconcile_case drop constraint reconcile_case_channel_check,
  add constraint reconcile_case_channel_fkey foreign key (channel) references payment_channel (channel) not valid;
alter table reconcile_day drop constraint reconcile_day_channel_check,
  add constraint reconcile_day_channel_fkey foreign key (channel) references payment_channel (channel) not valid;
alter table orders
  add constraint orders_pay_type_fkey foreign key (pay_type) references payment_channel (pay_type) not valid;

-- Payments opened and arrived by minute and channel; minutes without any have no row.
create table health_gateway (
  minute timestamptz not null,
  channel text not null,
  opened int not null,
  arrived int not null,
  primary key (minute, channel)
);
insert into health_gateway (minute, channel, opened, arrived)
select minute, 'wechat', opened_wechat, arrived_wechat from health_trade where opened_wechat > 0
union all
select minute, 'alipay', opened_alipay, arrived_alipay from health_trade where opened_alipay > 0;
alter table health_trade drop column opened_alipay, drop column arrived_alipay,
  drop column opened_wechat, drop column arrived_wechat;
