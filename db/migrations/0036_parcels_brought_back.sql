-- A parcel that the carrier brings back to the shop stops the time for automatic receipt until the shop has sent it again.
alter table orders add column parcel_returned_at timestamptz;

-- Where a parcel goes that a buyer sends back, and the phone its carrier asks for; otherwise the order says both.
alter table parcel
  add column to_address text,
  add column to_phone text;

-- What a stop means and where it is, as far as the carrier service says: pages tell it in their own language.
alter table parcel_trace
  add column state smallint,
  add column area text;
