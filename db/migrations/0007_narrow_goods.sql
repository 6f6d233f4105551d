-- Lists, searches and filters read thousands of goods' rows for a few short columns. What is long and only shown or
-- matched elsewhere (story, parameters, the words goods are found by) moves out of the row, which becomes half as long.
-- Rows that are there already change when they are written the next time.
alter table goods set (toast_tuple_target = 1024);
