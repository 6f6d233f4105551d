-- Expands, alone.
alter table order_event validate constraint order_event_is_first;
alter table parcel_trace validate constraint parcel_trace_is_first;
alter table product_day validate constraint product_day_is_first;
alter table staff_act validate constraint staff_act_is_first;
alter table staff_act_end validate constraint staff_act_end_is_first;
