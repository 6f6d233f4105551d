-- Two roles for the mall: one owns the tables and changes them (`npm run migrate`), the other serves: it reads and writes rows and
-- can change no table. Run once, as an administrator of the server, with passwords of your own:
--
--   psql -v owner_password=… -v server_password=… -f deploy/postgres/roles.sql postgres://postgres@HOST/postgres
--
-- Then, with DATABASE_OWNER_URL for hojip_owner and DATABASE_URL for hojip_server: npm run migrate, which gives hojip_server its
-- rights. docs/upgrading.md has the rest, and how to divide the rights of a mall that has one role.
create role hojip_owner login password :'owner_password';
create role hojip_server login password :'server_password';
create database hojip owner hojip_owner template template0 encoding 'UTF8';
revoke all on database hojip from public;
-- Temporary tables: a job counts words in one.
grant connect, temporary on database hojip to hojip_server;
