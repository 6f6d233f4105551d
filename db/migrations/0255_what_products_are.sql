-- Expands.
-- The search puts the thing itself first, by marked words that products have been written with since then. The others are
-- written anew in the background, as if their categories had changed, so that none stands behind for its age.
insert into category_follow (category_id, after)
select distinct coalesce(category3_id, category2_id, category1_id), '00000000-0000-0000-0000-000000000000'::uuid from goods
on conflict (category_id) do update set after = excluded.after;
