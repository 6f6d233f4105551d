-- Operators upload pictures for the banners of the front pages.
alter table upload drop constraint upload_scene_check;
alter table upload add constraint upload_scene_check
  check (scene in ('avatar', 'comment', 'refund', 'chat', 'feedback', 'evidence', 'admission', 'shop', 'banner'));
