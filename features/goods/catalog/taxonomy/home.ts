import { branch, leaf, type TaxonomyNode } from './node.ts'

const cookware = branch('cookware', '厨具', 'Cookware', '주방용품', [
  branch('pots', '锅具', 'Pots and pans', '냄비·팬', [
    leaf('stone-pots', '石锅', 'Stone pots', '돌솥'),
    leaf('frying-pans', '煎锅', 'Frying pans', '프라이팬'),
    leaf('woks', '炒锅', 'Woks', '웍'),
    leaf('soup-pots', '汤锅', 'Soup pots', '국냄비'),
  ]),
  branch('kettles-flasks', '水壶保温', 'Kettles and flasks', '주전자·보온병', [
    leaf('kettles', '烧水壶', 'Kettles', '주전자'),
    leaf('thermos', '保温杯', 'Vacuum flasks', '보온병'),
    leaf('cold-jugs', '冷水壶', 'Pitchers', '물병'),
  ]),
  branch('tableware', '餐具', 'Tableware', '식기', [
    leaf('bowls', '碗', 'Bowls', '그릇'),
    leaf('chopsticks', '筷子', 'Chopsticks', '젓가락'),
    leaf('plates', '盘子', 'Plates', '접시'),
    leaf('spoons', '勺子', 'Spoons', '숟가락'),
  ]),
  branch('knives-boards', '刀具砧板', 'Knives and boards', '칼·도마', [
    leaf('kitchen-knives', '厨刀', 'Kitchen knives', '식도'),
    leaf('cutting-boards', '砧板', 'Cutting boards', '도마'),
    leaf('kitchen-scissors', '厨房剪刀', 'Kitchen scissors', '주방 가위'),
  ]),
])

const watches = branch('watches', '钟表', 'Watches', '시계', [
  branch('mens-watches', '男士腕表', "Men's watches", '남성 손목시계', [
    leaf('automatic-watches', '机械腕表', 'Automatic watches', '오토매틱 시계'),
    leaf('quartz-watches-men', '男士石英表', "Men's quartz", '남성 쿼츠 시계'),
    leaf('sports-watches', '运动腕表', 'Sports watches', '스포츠 시계'),
  ]),
  branch('womens-watches', '女士腕表', "Women's watches", '여성 손목시계', [
    leaf('quartz-watches-women', '女士石英表', "Women's quartz", '여성 쿼츠 시계'),
    leaf('bracelet-watches', '手链表', 'Bracelet watches', '팔찌 시계'),
    leaf('mechanical-watches-women', '女士机械表', "Women's mechanical", '여성 기계식 시계'),
  ]),
  branch('clocks', '家用钟', 'Clocks', '가정용 시계', [
    leaf('wall-clocks', '挂钟', 'Wall clocks', '벽시계'),
    leaf('alarm-clocks', '闹钟', 'Alarm clocks', '알람시계'),
    leaf('table-clocks', '座钟', 'Table clocks', '탁상시계'),
  ]),
  branch('watch-parts', '表带配件', 'Straps and parts', '시곗줄·부품', [
    leaf('watch-straps', '表带', 'Watch straps', '시곗줄'),
    leaf('watch-boxes', '表盒', 'Watch boxes', '시계 상자'),
    leaf('watch-batteries', '手表电池', 'Watch batteries', '시계 건전지'),
  ]),
])

const jewellery = branch('jewellery', '珠宝首饰', 'Jewelry', '주얼리', [
  branch('finger-rings', '戒指', 'Rings', '반지', [
    leaf('diamond-rings', '钻戒', 'Diamond rings', '다이아 반지'),
    leaf('gold-rings', '黄金戒指', 'Gold rings', '금반지'),
    leaf('silver-rings', '银戒指', 'Silver rings', '은반지'),
  ]),
  branch('pearls', '珍珠', 'Pearls', '진주', [
    leaf('pearl-necklaces', '珍珠项链', 'Pearl necklaces', '진주 목걸이'),
    leaf('pearl-bracelets', '珍珠手链', 'Pearl bracelets', '진주 팔찌'),
    leaf('pearl-earrings', '珍珠耳饰', 'Pearl earrings', '진주 귀걸이'),
  ]),
  branch('jade', '翡翠玉石', 'Jade', '비취·옥', [
    leaf('jade-bangles', '翡翠手镯', 'Jade bangles', '비취 팔찌'),
    leaf('jade-pendants', '玉坠', 'Jade pendants', '옥 펜던트'),
    leaf('jade-beads', '玉珠串', 'Jade beads', '옥 구슬'),
  ]),
  branch('necklaces-brooches', '项链胸针', 'Necklaces and brooches', '목걸이·브로치', [
    leaf('gold-necklaces', '金项链', 'Gold necklaces', '금목걸이'),
    leaf('silver-necklaces', '银项链', 'Silver necklaces', '은목걸이'),
    leaf('brooches', '胸针', 'Brooches', '브로치'),
  ]),
])

const lighting = branch('lighting', '灯具', 'Lighting', '조명', [
  branch('table-lighting', '台灯', 'Table lighting', '탁상 조명', [
    leaf('table-lamps', '装饰台灯', 'Table lamps', '테이블 램프'),
    leaf('desk-lamps', '阅读台灯', 'Desk lamps', '책상 스탠드'),
    leaf('night-lights', '小夜灯', 'Night lights', '수면등'),
  ]),
  branch('ceiling-lighting', '顶灯吊灯', 'Ceiling lighting', '천장 조명', [
    leaf('pendant-lamps', '吊灯', 'Pendant lamps', '펜던트 조명'),
    leaf('ceiling-lamps', '吸顶灯', 'Ceiling lamps', '천장등'),
    leaf('chandeliers', '枝形吊灯', 'Chandeliers', '샹들리에'),
  ]),
  branch('floor-wall-lighting', '落地壁灯', 'Floor and wall lighting', '바닥·벽 조명', [
    leaf('floor-lamps', '落地灯', 'Floor lamps', '플로어 스탠드'),
    leaf('wall-lamps', '壁灯', 'Wall lamps', '벽등'),
    leaf('mirror-lights', '镜前灯', 'Mirror lights', '거울 조명'),
  ]),
  branch('bulbs', '光源配件', 'Bulbs and fittings', '전구·부품', [
    leaf('led-bulbs', '灯泡', 'LED bulbs', '전구'),
    leaf('light-strips', '灯带', 'Light strips', '조명 띠'),
    leaf('lampshades', '灯罩', 'Lampshades', '전등갓'),
  ]),
])

export const home: TaxonomyNode[] = [cookware, watches, jewellery, lighting]
