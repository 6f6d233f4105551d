import { each, t, type DemoProduct } from '../product-type.ts'
import { p } from '../param-names.ts'

export const furnitureProducts: DemoProduct[] = [
  {
    id: 'stool', shop: 'mokday-living', category: 'stools', stock: 130, linePriceFen: 38900,
    gallery: ['stool', 'hero-home'],
    selling: t('榫卯不用一颗钉，坐垫可拆洗，当凳当边几都行', 'Mortise joints without a nail, a washable cushion: a seat or a side table', '못 하나 없이 짜 맞춘 스툴, 방석을 빨고 협탁으로도 써요'),
    params: [
      [p.material, t('水曲柳，棉麻坐垫', 'Ash, linen-cotton cushion', '물푸레나무, 면마 방석')],
      [p.size, t('直径 34cm，高 45cm', '34 cm across, 45 cm high', '지름 34cm, 높이 45cm')],
      [p.load, t('150kg', '150 kg', '150kg')],
      [p.finish, t('木蜡油，两遍', 'Two coats of wax oil', '나무 왁스 오일 2회')],
      [t('坐垫', 'Cushion', '방석'), t('绿色棉麻，拉链可拆', 'Green linen-cotton, zip off', '초록 면마, 지퍼 분리')],
      [p.assembly, t('已装好', 'Arrives assembled', '완성품')],
      [p.weight, t('4.2kg', '4.2 kg', '4.2kg')],
    ],
    story: [
      { picture: 'stool', title: t('腿是穿过去的', 'The legs go right through', '다리가 판을 꿰뚫어요'), text: t('四条腿从面板穿出来，用楔子胀紧，看得见的接头就是结构。', 'Each leg passes through the seat and is wedged tight: the joint you see is the structure.', '다리가 판을 지나 쐐기로 조여져요. 보이는 이음매가 곧 구조예요.') },
      { picture: 'sidetable', title: t('垫拿掉就是茶几', 'Lift the cushion, put a cup', '방석을 빼면 협탁'), text: t('客人多了当椅子，平时摆一盏灯、一本书。', 'Chair when people come, otherwise a lamp and a book.', '손님이 오면 의자로, 평소엔 등과 책을 올려요.') },
      { picture: 'plant', title: t('原木会变色', 'The color deepens', '색이 깊어져요'), text: t('原木色用半年会变成蜜色，胡桃色是染的，稳定。潮湿地区多擦一遍蜡。', 'Natural turns honey in half a year; walnut is stained and stays. Wax more often where it is damp.', '내추럴은 반년이면 꿀빛이 되고, 월넛은 염색이라 그대로예요. 습하면 왁스를 자주 바르세요.') },
    ],
  },
  {
    id: 'armchair', shop: 'mokday-living', category: 'armchairs', stock: 36,
    gallery: ['armchair', 'hero-home'],
    selling: t('深坐五十五，扶手宽到放杯子，坐进去就不想起', 'Fifty-five centimeters deep with arms wide enough for a cup: sit once and stay', '깊이 55cm, 팔걸이가 컵을 놓을 만큼 넓어 한번 앉으면 일어나기 싫어요'),
    params: [
      [p.material, t('棉麻面料、高密度海绵、白蜡木脚', 'Linen-cotton, high-density foam, ash legs', '면마 천, 고밀도 폼, 물푸레 다리')],
      [p.size, t('宽 78cm，深 82cm，高 80cm', '78 cm wide, 82 deep, 80 high', '너비 78, 깊이 82, 높이 80cm')],
      [t('座高', 'Seat height', '좌면 높이'), t('42cm', '42 cm', '42cm')],
      [p.load, t('160kg', '160 kg', '160kg')],
      [p.care, t('坐垫外套可拆，30℃ 机洗', 'Cushion covers machine wash at 30 °C', '방석 커버 30℃ 세탁')],
      [p.assembly, t('装四只脚，十五分钟', 'Screw on four legs, fifteen minutes', '다리 네 개를 조립, 15분')],
      [p.delivery, t('送货上楼，限电梯房', 'Carried upstairs where there is an elevator', '엘리베이터가 있으면 집 안까지')],
    ],
    story: [
      { picture: 'armchair', title: t('坐进去，不是坐上去', 'Sink in', '파묻히듯 앉아요'), text: t('海绵三层，外软里硬，坐下三秒停住，腰不塌。', 'Three densities of foam, soft outside and firm within: it stops after three seconds and holds your back.', '폼 세 겹이라 겉은 부드럽고 속은 단단해 허리를 받쳐 줘요.') },
      { picture: 'floorlamp', title: t('午后的读书位', 'A reading spot', '오후의 독서 자리'), text: t('放窗边配一盏落地灯，书放腿上、杯子搁扶手。米色显亮，灰绿耐脏。', 'By a window with a floor lamp: book on your knees, cup on the arm. Beige is bright, gray green forgives.', '창가에 스탠드를 두고 책은 무릎에, 컵은 팔걸이에. 베이지는 밝고 그레이 그린은 때가 덜 타요.') },
      { picture: 'stool', title: t('猫会抢', 'The cat will take it', '고양이가 먼저 앉아요'), text: t('面料耐抓等级四级，勾丝可以剪平。坐垫翻面可以两面轮着用。', 'The weave resists scratches at grade four; snip loops flush, and flip the cushion.', '긁힘에 강한 천이라 올이 걸리면 잘라 주고, 방석은 뒤집어 쓰세요.') },
    ],
  },
  {
    id: 'chair', shop: 'mokday-living', category: 'dining-chairs', stock: 96, linePriceFen: 57900,
    gallery: ['chair'],
    selling: t('七根靠背条随腰弯，坐面微凹，一顿饭坐到收碗', 'Seven steam-bent spindles that follow the back and a seat scooped to stay in', '등받이 일곱 살이 허리를 따라 휘어 오래 앉아도 편해요'),
    params: [
      [p.material, t('白橡木、棉麻软垫', 'White oak, linen-cotton pad', '화이트오크, 면마 방석')],
      [p.size, t('宽 46cm，深 50cm，高 84cm', '46 wide, 50 deep, 84 cm high', '너비 46, 깊이 50, 높이 84cm')],
      [t('座高', 'Seat height', '좌면 높이'), t('45cm', '45 cm', '45cm')],
      [p.load, t('130kg', '130 kg', '130kg')],
      [p.finish, t('木蜡油', 'Wax oil', '나무 왁스 오일')],
      [p.assembly, t('整椅发货，无需安装', 'Shipped whole', '완성품 배송')],
      [p.weight, t('5.3kg', '5.3 kg', '5.3kg')],
    ],
    story: [
      { picture: 'chair', title: t('靠背条是蒸弯的', 'The spindles are steam-bent', '등받이 살은 쪄서 굽혀요'), text: t('橡木蒸一小时，趁热压弯，干了就记住那个弧。坐着像有只手托着腰。', 'Oak is steamed for an hour, bent while hot, and remembers the curve: a hand at your waist.', '참나무를 한 시간 쪄 굽혀 말리면 그 곡선을 기억해요. 허리를 받쳐 주는 손 같아요.') },
      { picture: 'pendant', title: t('四把围一张桌', 'Four around a table', '네 개로 한 상'), text: t('蓝坐垫两把、米色两把交叉放，饭桌就有了精神。', 'Two blue, two beige, alternated, and a plain table wakes up.', '블루 둘과 베이지 둘을 번갈아 놓으면 식탁이 살아나요.') },
      { picture: 'bowls', title: t('垫子是绑带的', 'Tied on', '끈으로 묶는 방석'), text: t('四角布带一系就稳，拆下来手洗。地板上加毡垫，不留划痕。', 'Four ties hold the pad; hand wash it. Felt feet are included for the floor.', '네 귀에 끈을 묶고 풀어 손빨래하세요. 바닥 펠트를 함께 드려요.') },
    ],
  },
  {
    id: 'sidetable', shop: 'mokday-living', category: 'side-tables', stock: 84,
    gallery: ['sidetable'],
    selling: t('上放灯下放书，圆边不磕孩子，五十厘米正好够手', 'Lamp above, books below, and a rounded fifty-centimeter top right where your hand rests', '위에는 등, 아래는 책, 모서리가 둥근 지름 50cm 협탁이에요'),
    params: [
      [p.material, t('橡木实木，环保水漆', 'Solid oak, water-based lacquer', '참나무 원목, 수성 도료')],
      [p.size, t('面径 50cm，高 52cm，下层 32cm', '50 cm top, 52 cm high, 32 cm shelf', '상판 50cm, 높이 52cm, 아래판 32cm')],
      [p.load, t('上层 20kg，下层 8kg', '20 kg above, 8 kg below', '위 20kg, 아래 8kg')],
      [p.finish, t('水性漆两遍，抗水环', 'Two coats, resists ring marks', '수성 도료 2회, 컵 자국에 강함')],
      [p.assembly, t('旋入三脚，十分钟', 'Screw in three legs, ten minutes', '다리 세 개를 끼워 10분')],
      [p.weight, t('6.1kg', '6.1 kg', '6.1kg')],
    ],
    story: [
      { picture: 'sidetable', title: t('两层够收拾', 'Two tiers to tidy on', '두 단으로 정리해요'), text: t('上层放杯、放盆栽，下层收遥控器和杂志，茶几就清爽了。', 'Cup and pot above, remotes below, and the room looks tidied.', '위에는 컵과 화분, 아래에는 리모컨과 잡지를 두면 깔끔해요.') },
      { picture: 'plant', title: t('一盆虎尾兰的位置', 'Room for a plant', '화분 하나 자리'), text: t('五十厘米的台面，一盆加一盏刚好，边缘倒圆，孩子撞上不疼。', 'The top takes a plant and a lamp, and its edge is rounded for knees and children.', '상판 50cm라 화분과 등이 들어가고 모서리가 둥글어 부딪혀도 덜 아파요.') },
      { picture: 'armchair', title: t('不占地方的三脚', 'Three slim legs', '자리를 덜 차지하는 세 다리'), text: t('脚向外撇，稳但不绊脚，扫地机可以钻进去。', 'Splayed enough to be steady, and a robot vacuum goes under.', '다리가 벌어져 안정되고 로봇 청소기가 지나가요.') },
    ],
  },
  {
    id: 'bookshelf', shop: 'mokday-living', category: 'bookshelves', stock: 52, priceFactors: [1, 1.28],
    gallery: ['bookshelf'],
    selling: t('三层六十宽，一层能站四十本，木纹从头贯到尾', 'Three tiers, sixty wide, forty books a shelf, the grain running end to end', '폭 60cm 삼단, 한 칸에 마흔 권, 나뭇결이 이어져요'),
    params: [
      [p.material, t('赤杨实木，背板 9mm 桦木合板', 'Solid alder, 9 mm birch back', '오리나무 원목, 9mm 자작 합판')],
      [p.size, each(t('宽 60cm，深 28cm，高 110cm', '60 wide, 28 deep, 110 cm high', '너비 60, 깊이 28, 높이 110cm'), t('宽 80cm，深 28cm，高 110cm', '80 wide, 28 deep, 110 cm high', '너비 80, 깊이 28, 높이 110cm'))],
      [p.load, t('每层 25kg', '25 kg a shelf', '칸당 25kg')],
      [t('层高', 'Shelf gap', '칸 높이'), t('33 / 32 / 30cm', '33 / 32 / 30 cm', '33 / 32 / 30cm')],
      [p.assembly, t('螺杆连接，四十分钟，附防倒件', 'Bolts, forty minutes, wall strap included', '볼트 조립 40분, 벽 고정 부속')],
      [p.finish, t('植物油', 'Plant oil', '식물성 오일')],
      [p.weight, each(t('19kg', '19 kg', '19kg'), t('24kg', '24 kg', '24kg'))],
    ],
    story: [
      { picture: 'bookshelf', title: t('层板不会弯', 'Shelves that do not sag', '처지지 않는 선반'), text: t('板厚二十二毫米，中间加一道隐藏横筋，放满辞典也不垂。', 'Twenty-two millimeters thick with a hidden rib, so a full set of dictionaries will not bow it.', '판이 22mm에 숨은 가로대가 있어 사전을 가득 꽂아도 처지지 않아요.') },
      { picture: 'blocks', title: t('最下层留给孩子', 'The bottom shelf for children', '아래 칸은 아이 몫'), text: t('三十厘米高的格子，放积木和绘本。请一定用防倒件固定在墙上。', 'The bottom gap takes blocks and picture books. Fasten it to the wall with the strap, always.', '30cm 칸에는 블록과 그림책을 두세요. 꼭 벽에 고정하세요.') },
      { picture: 'lamp', title: t('书架上点一盏', 'A lamp on the shelf', '책장에 작은 등'), text: t('中层一盏蘑菇灯，晚上书脊像排着队。六十宽放角落，八十宽当隔断。', 'A mushroom lamp on the middle tier at night; sixty fits a corner, eighty divides a room.', '가운데 칸에 버섯 등을 켜면 책등이 줄지어 보여요. 60은 구석에, 80은 칸막이로 좋아요.') },
    ],
  },
]
