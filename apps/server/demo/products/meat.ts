import { each, t, type DemoProduct } from '../product-type.ts'
import { p } from '../param-names.ts'

export const meatProducts: DemoProduct[] = [
  {
    id: 'beef', shop: 'yanbian-beef', category: 'beef-rolls', stock: 260, linePriceFen: 7980, priceFactors: [1, 1.9],
    gallery: ['beef'],
    selling: t('延边黄牛上脑与腹肉，1.5 毫米薄切，涮八秒正好', 'Yanbian cattle, chuck and belly sliced at 1.5 mm: eight seconds in the pot', '연변 황우 윗등심과 양지를 1.5mm로 썰어 8초면 익어요'),
    params: [
      [p.origin, t('吉林龙井', 'Longjing, Jilin', '길림성 용정')],
      [p.net, t('400g', '400 g', '400g')],
      [t('品种', 'Breed', '품종'), t('延边黄牛，育肥 24 个月', 'Yanbian Yellow, finished 24 months', '연변 황우, 24개월 비육')],
      [p.ingredients, t('牛肉 100%，不注水、不拼接', '100% beef, nothing added or pressed', '소고기 100%, 물 주입·접착 없음')],
      [t('切片', 'Slice', '두께'), t('1.5mm 卷', '1.5 mm rolls', '1.5mm 롤')],
      [p.storage, t('-18℃ 冷冻', 'Frozen, -18 °C', '-18℃ 냉동')],
      [p.shelf, t('12 个月', '12 months', '12개월')],
    ],
    story: [
      { picture: 'beef', title: t('耳标能查到哪户养的', 'Traceable to the barn', '어느 농가인지 알 수 있어요'), text: t('盒上的批号对应耳标，扫码看得到养殖户、屠宰日和分切人。', 'The lot number matches an ear tag: scan it for the farm, the date and the cutter.', '상자의 번호로 농가와 도축일, 손질한 사람을 확인할 수 있어요.') },
      { picture: 'stonepot', title: t('牛骨汤里数八下', 'Count to eight', '여덟까지 세세요'), text: t('汤滚再下，摊开不要抱团，边缘变白就捞。蘸料用大酱兑一点芝麻。', 'When it boils, spread each slice and lift it as the edge whitens. Dip in doenjang and sesame.', '국물이 끓으면 펼쳐 넣고 가장자리가 하얘지면 건지세요. 된장에 깨를 섞어 찍으면 좋아요.') },
      { picture: 'gochujang', title: t('腌一下就是烤牛肉', 'Marinate for bulgogi', '재우면 불고기'), text: t('酱油、苹果梨泥、蒜、香油抓匀十分钟，铁锅大火翻炒，汁收到发亮。', 'Soy, grated apple pear, garlic and sesame oil for ten minutes, then a hot pan until it glazes.', '간장, 사과배즙, 마늘, 참기름에 10분 재워 센 불에 볶으면 윤기가 나요.') },
    ],
  },
  {
    id: 'sausage', shop: 'muye-butchery', category: 'sausages', stock: 390,
    gallery: ['sausage'],
    selling: t('黑猪后腿七分瘦，天然肠衣，果木冷熏', 'Black pig leg, seventy percent lean, natural casing, cold-smoked over fruitwood', '흑돼지 뒷다리살 70%, 천연 케이싱, 과일나무 훈연'),
    params: [
      [p.origin, t('河南新乡', 'Xinxiang, Henan', '하남성 신향')],
      [p.net, t('400g（4 根）', '400 g (4 links)', '400g (4개)')],
      [p.ingredients, t('黑猪肉 90%、冰水、食盐、白砂糖、香辛料', 'Black pork 90%, ice water, salt, sugar, spices', '흑돼지고기 90%, 얼음물, 소금, 설탕, 향신료')],
      [t('淀粉', 'Starch', '전분'), t('不添加', 'None added', '무첨가')],
      [p.howTo, t('水煮 5 分钟或小火煎 8 分钟', 'Boil 5 minutes or pan-fry 8 on low', '물에 5분 또는 약불에 8분 굽기')],
      [p.storage, t('0–4℃ 冷藏', 'Chilled, 0–4 °C', '0–4℃ 냉장')],
      [p.shelf, t('30 天', '30 days', '30일')],
    ],
    story: [
      { picture: 'sausage', title: t('一刀切开，看得见肉粒', 'Cut it: real meat', '자르면 고기 알갱이가 보여요'), text: t('八毫米粗绞，不打成泥。肠衣一咬就断，汁水会溅，凉一会再咬。', 'An eight-millimeter grind, never a paste. The casing snaps and the juice jumps, so wait a moment.', '8mm로 굵게 갈았어요. 톡 터지고 육즙이 튀니 조금 식혀 드세요.') },
      { picture: 'beer', title: t('原味配啤酒，黑胡椒配饭', 'Original for beer, pepper for rice', '오리지널은 맥주, 블랙페퍼는 밥에'), text: t('黑胡椒是现碾的粗粒，煎到表面焦脆时香气最足。', 'The pepper is cracked fresh and blooms when the skin browns.', '후추를 갓 굵게 빻아 겉이 바삭할 때 향이 가장 좋아요.') },
      { picture: 'knife', title: t('斜切三刀', 'Three slashes', '칼집 세 번'), text: t('煎之前斜划三刀，油出来得快，形状也好看。切片炒饭不用另放盐。', 'Three diagonal cuts before frying render the fat and look good. Sliced into fried rice, it is all the salt you need.', '비스듬히 칼집을 세 번 내면 기름이 잘 빠져요. 볶음밥에 넣을 때는 소금이 필요 없어요.') },
    ],
  },
  {
    id: 'bacon', shop: 'muye-butchery', category: 'bacon', stock: 480, priceFactors: [1, 2.8],
    gallery: ['bacon'],
    selling: t('整块五花干腌七天，木屑慢熏，煎出来不缩一半', 'Whole belly dry-cured a week and slow-smoked: it does not shrink by half in the pan', '삼겹살을 통째로 이레 염지해 천천히 훈연, 구워도 많이 줄지 않아요'),
    params: [
      [p.origin, t('河南新乡', 'Xinxiang, Henan', '하남성 신향')],
      [p.net, each(t('150g（约 8 片）', '150 g (about 8 slices)', '150g (약 8장)'), t('150g×3（共约 24 片）', '3 × 150 g (about 24 slices)', '150g×3 (약 24장)'))],
      [p.ingredients, t('猪五花、食盐、白砂糖、香辛料、亚硝酸钠（符合国标）', 'Pork belly, salt, sugar, spices, sodium nitrite within limits', '삼겹살, 소금, 설탕, 향신료, 아질산나트륨(기준 이내)')],
      [p.process, t('干腌 7 天，山毛榉木屑烟熏 6 小时', 'Dry-cured 7 days, beech-smoked 6 hours', '7일 건염, 너도밤나무 6시간 훈연')],
      [p.storage, t('0–4℃ 冷藏，开封 3 天内吃完', 'Chilled, 0–4 °C; 3 days once opened', '0–4℃ 냉장, 개봉 후 3일')],
      [p.shelf, t('45 天', '45 days', '45일')],
    ],
    story: [
      { picture: 'bacon', title: t('冷锅下，慢慢出油', 'Start cold', '찬 팬에서 시작하세요'), text: t('平铺进冷锅，小火四分钟翻面，油清亮、边缘起皱就可以关火。', 'Lay it in a cold pan, four minutes on low, turn. Stop when the fat is clear and the edges ripple.', '찬 팬에 펼쳐 약불에 4분, 뒤집어 기름이 맑아지고 가장자리가 말리면 끝이에요.') },
      { picture: 'frypan', title: t('锅里的油别倒', 'Save the fat', '기름은 버리지 마세요'), text: t('留一勺炒土豆丝或辣白菜，比什么调料都香。', 'A spoon of it for potatoes or kimchi beats any seasoning.', '한 숟갈 남겨 감자나 김치를 볶으면 무엇보다 고소해요.') },
      { picture: 'milk', title: t('十分钟的早餐', 'A ten-minute breakfast', '10분 아침'), text: t('两片培根、一个蛋、一杯热牛奶。三件装分盒，周末不够再开一盒。', 'Two slices, an egg, a glass of warm milk. The pack of three is boxed separately, so open one at a time.', '베이컨 두 장, 달걀 하나, 따뜻한 우유 한 잔. 3개입은 따로 포장해 하나씩 열 수 있어요.') },
    ],
  },
  {
    id: 'steak', shop: 'muye-butchery', category: 'beef-steak', stock: 170, priceFactors: [1, 2.8],
    gallery: ['steak'],
    selling: t('谷饲 150 天西冷，原切 2 厘米厚，不腌不拼', 'Grain-fed 150 days, whole-cut sirloin two centimeters thick, nothing added', '150일 곡물비육 채끝을 2cm로 통썰기, 양념도 접착도 없어요'),
    params: [
      [p.origin, t('澳大利亚进口，新乡分切', 'Imported from Australia, cut in Xinxiang', '호주산, 신향에서 손질')],
      [p.net, each(t('300g（150g×2 片）', '300 g (2 × 150 g)', '300g (150g×2장)'), t('900g（150g×6 片）', '900 g (6 × 150 g)', '900g (150g×6장)'))],
      [t('部位', 'Cut', '부위'), t('西冷（外脊）', 'Sirloin (striploin)', '채끝')],
      [t('饲养', 'Feed', '사육'), t('谷物育肥 150 天', 'Grain-fed 150 days', '곡물비육 150일')],
      [t('熟成', 'Aged', '숙성'), t('湿式 21 天', 'Wet-aged 21 days', '습식 21일')],
      [p.storage, t('-18℃ 冷冻，冷藏室解冻 12 小时', 'Frozen, -18 °C; thaw 12 hours chilled', '-18℃ 냉동, 냉장실 12시간 해동')],
      [p.shelf, t('18 个月', '18 months', '18개월')],
    ],
    story: [
      { picture: 'steak', title: t('吸干、抹盐、等锅冒烟', 'Dry, salt, sear', '닦고, 소금 뿌리고, 연기가 나면'), text: t('厨房纸吸干两面，铸铁锅烧到冒烟，每面九十秒，中间五十五度。', 'Pat the steak dry, heat the pan until it smokes, then sear it for 90 seconds a side: 55 °C in the center.', '키친타월로 닦고 팬에서 연기가 날 때 한 면에 90초, 속은 55도예요.') },
      { picture: 'frypan', title: t('黄油最后放', 'Butter at the end', '버터는 마지막에'), text: t('关小火，放黄油、蒜、一枝百里香，倾锅浇十勺，静置五分钟再切。', 'Lower the heat, add butter, garlic and thyme, spoon it over ten times and rest the steak for five minutes.', '불을 줄여 버터와 마늘, 타임을 넣고 열 번 끼얹은 뒤 5분 쉬게 하세요.') },
      { picture: 'wine', title: t('一瓶蓝莓酒', 'And a bottle of blueberry', '블루베리 와인과 함께'), text: t('两片够两个人，六片装请客。单片真空，边角的脂肪留着，煎出来就是油。', 'Two feed two; six are for guests. Each is vacuum-packed with its rim of fat, which is the oil you need.', '두 장이면 두 사람, 여섯 장은 손님상에 좋아요. 한 장씩 진공 포장하고 지방을 남겨 두었어요.') },
    ],
  },
]
