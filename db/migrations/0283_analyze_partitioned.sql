-- Expands, alone.
-- PostgreSQL gathers the statistics of partitions by itself, and not those of the whole.
analyze order_event;
analyze parcel_trace;
analyze product_day;
analyze staff_act;
analyze staff_act_end;
