-- Between district and door: the subdistrict or town of a Chinese address, the road name and number of a Korean one.
-- '' where it is not told apart from the rest.
alter table address add column street text not null default '';
