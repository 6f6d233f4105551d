-- Synonyms that a catalogue of home goods turned out to need: its queries in three languages are judged in
-- `apps/server/demo/judged/imported.ts`.
insert into search_synonym (field, words)
select field, string_to_array(words, '|') from (values
  ('food', '粽子|端午粽|粽|쫑쯔|단오떡|zongzi|rice dumpling'),
  ('food', '凤梨酥|파인애플케이크|펑리수|pineapple cake'),
  ('furniture', '床|实木床|침대|bed'),
  ('furniture', '书桌|写字桌|办公桌|책상|desk'),
  ('furniture', '餐桌|饭桌|식탁|dining table'),
  ('furniture', '枕头|枕芯|记忆枕|羽绒枕|荞麦枕|베개|pillow'),
  ('pets', '宠物窝|狗窝|狗床|강아지집|강아지방석|개집|dog bed|pet bed'),
  ('watches', '闹钟|电子钟|알람시계|탁상시계|alarm clock'),
  ('any', '钢笔|만년필|fountain pen'),
  ('any', '笔记本|本子|노트|공책|notebook'),
  ('any', '双肩包|书包|백팩|책가방|backpack'),
  ('any', '男士|男式|男款'),
  ('any', '女士|女式|女款')
) as given (field, words);
