-- Operators edit three pages more: the main street, imported goods and the rankings.
alter table front_page_version drop constraint front_page_version_page_check,
  add constraint front_page_version_page_check check (page in ('home', 'korea', 'imported', 'rankings'));
alter table front_page_draft drop constraint front_page_draft_page_check,
  add constraint front_page_draft_page_check check (page in ('home', 'korea', 'imported', 'rankings'));
alter table front_page_preview drop constraint front_page_preview_page_check,
  add constraint front_page_preview_page_check check (page in ('home', 'korea', 'imported', 'rankings'));
