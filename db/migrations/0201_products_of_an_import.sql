-- Expands.
-- How many products the check found in the file: an import tells by them how far it has come, since it reads ahead.
alter table product_import add column products int4;
