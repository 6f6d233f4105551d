/** An id as `uuidv7()` of PostgreSQL 18 makes them, for SQL that runs on the servers before it too. */
export const newIdSql = `overlay(encode(uuid_send(gen_random_uuid()), 'hex') placing
  lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' from 1 for 13)::uuid`
