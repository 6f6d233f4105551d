-- Koreans say one word for facial tissue and toilet rolls. Only where no operator has changed the group.
update search_synonym set words = words || '{휴지}'::text[]
where '두루마리휴지' = any(words) and not '휴지' = any(words) and cardinality(words) < 20;
