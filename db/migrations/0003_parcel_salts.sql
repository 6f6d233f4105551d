-- The signature of a parcel's pushes uses a salt made of the service's key and the number: none has to be kept.
alter table parcel drop column callback_salt;
