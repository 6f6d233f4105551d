import { each, t, type DemoProduct } from '../product-type.ts'
import { p } from '../param-names.ts'

export const frozenFoodProducts: DemoProduct[] = [
  {
    id: 'dumplings', shop: 'snowfield-kitchen', category: 'boiled-dumplings', stock: 620, linePriceFen: 3980, priceFactors: [0.55, 1],
    gallery: ['dumplings'],
    selling: t('老泡菜配后腿肉，手工捏十八褶，煮八分钟不破皮', 'Aged kimchi and pork leg, eighteen pleats by hand, eight minutes without a burst', '묵은 김치와 뒷다리살을 넣고 손으로 빚어 8분을 끓여도 터지지 않아요'),
    params: [
      [p.origin, t('吉林长春', 'Changchun, Jilin', '길림성 장춘')],
      [p.net, each(t('500g（约 25 只）', '500 g (about 25)', '500g (약 25개)'), t('1kg（约 50 只）', '1 kg (about 50)', '1kg (약 50개)'))],
      [p.ingredients, t('小麦粉、猪后腿肉、泡菜（22%）、豆腐、粉丝、葱', 'Wheat flour, pork leg, kimchi (22%), tofu, glass noodles, scallion', '밀가루, 돼지 뒷다리살, 김치(22%), 두부, 당면, 파')],
      [p.allergens, t('含小麦、大豆、猪肉；韭菜鸡蛋款含蛋', 'Wheat, soy, pork; Chive and egg contains egg', '밀, 대두, 돼지고기 함유 / 부추 계란은 달걀 함유')],
      [p.howTo, t('水开下锅，点两次凉水，约 8 分钟', 'Into boiling water, two splashes of cold, about 8 minutes', '끓는 물에 넣고 찬물을 두 번 부어 약 8분')],
      [p.storage, t('-18℃ 冷冻', 'Frozen, -18 °C', '-18℃ 냉동')],
      [p.shelf, t('12 个月', '12 months', '12개월')],
    ],
    story: [
      { picture: 'dumplings', title: t('泡菜先挤干再剁', 'Squeeze, then chop', '김치는 꼭 짜서 다져요'), text: t('水分挤到能捏成团，馅才不散。豆腐和粉丝吸住肉汁，咬开是湿的。', 'The kimchi is wrung until it holds a ball, so the filling stays together. Tofu and noodles catch the juice.', '물기를 꼭 짜야 소가 흩어지지 않아요. 두부와 당면이 육즙을 머금어 촉촉해요.') },
      { picture: 'scene-kitchen', title: t('煮、煎、下汤都行', 'Boil, fry or soup', '삶고, 굽고, 국에도'), text: t('煎的时候先放半碗水盖锅，水干再浇一圈油。冷冻直接下锅，不要解冻。', 'To fry, cover with half a bowl of water first, oil when it is gone. Always cook from frozen.', '구울 때는 물 반 컵을 붓고 덮었다가 물이 졸면 기름을 두르세요. 해동하지 말고 바로 넣으세요.') },
      { picture: 'kimchi-3', title: t('两种馅，一袋不够', 'Two fillings', '두 가지 맛'), text: t('泡菜鲜肉酸辣开胃；韭菜鸡蛋不放肉，老人孩子都爱。', 'Kimchi and pork is tangy; chive and egg is meatless and mild.', '김치 고기는 새콤하고 매콤하며, 부추 계란은 고기가 없어 순해요.') },
    ],
  },
  {
    id: 'icecream', shop: 'snowfield-dairy', category: 'tub-ice-cream', stock: 280,
    gallery: ['icecream'],
    selling: t('生牛乳占六成，膨胀率低，挖一勺沉甸甸', 'Sixty percent fresh milk and little air: the spoon comes up heavy', '원유 60%에 공기를 적게 넣어 묵직하고 진해요'),
    params: [
      [p.origin, t('黑龙江克东', 'Kedong, Heilongjiang', '흑룡강성 극동현')],
      [p.net, t('460g', '460 g', '460g')],
      [p.ingredients, t('生牛乳、稀奶油、白砂糖、蛋黄；抹茶款另含抹茶粉', 'Raw milk, cream, sugar, egg yolk; Matcha adds matcha', '원유, 생크림, 설탕, 달걀노른자 / 말차맛은 말차 추가')],
      [t('乳脂', 'Milk fat', '유지방'), t('不低于 10%', 'At least 10%', '10% 이상')],
      [p.allergens, t('含乳、蛋', 'Milk, egg', '우유, 달걀 함유')],
      [p.storage, t('-18℃ 冷冻，化过不要再冻', 'Frozen, -18 °C; never refreeze', '-18℃ 냉동, 녹은 뒤 다시 얼리지 마세요')],
      [p.shelf, t('18 个月', '18 months', '18개월')],
    ],
    story: [
      { picture: 'icecream', title: t('放十分钟再挖', 'Give it ten minutes', '10분 두었다 뜨세요'), text: t('从冷冻室拿到桌上放十分钟，边缘发亮时最好挖，奶味也最足。', 'Ten minutes out of the freezer, when the rim turns glossy, is when it scoops and tastes best.', '냉동실에서 꺼내 10분, 가장자리가 반들거릴 때가 가장 맛있어요.') },
      { picture: 'milk', title: t('和我们的鲜奶同一群牛', 'The same herd', '같은 목장 우유로'), text: t('早上的奶，下午成冰。没有植物油和香兰素，香草籽看得见。', 'Morning milk, afternoon ice cream. No vegetable fat, no vanillin; the seeds are visible.', '아침에 짠 우유가 오후엔 아이스크림이 돼요. 식물성 유지와 바닐린 없이 바닐라 씨가 보여요.') },
      { picture: 'blueberry', title: t('配料越简单越好', 'Toppings, simply', '토핑은 간단하게'), text: t('香草撒蓝莓果干，抹茶撒炒黄豆粉，都是延边冬天的吃法。', 'Dried blueberries on vanilla, roasted soy flour on matcha: how Yanbian eats it, in winter too.', '바닐라에는 건블루베리, 말차에는 콩가루를 뿌려 보세요. 연변에서는 겨울에도 먹어요.') },
    ],
  },
  {
    id: 'pizza', shop: 'snowfield-kitchen', category: 'frozen-pizza', stock: 360, priceFactors: [1, 2.8],
    gallery: ['pizza'],
    selling: t('石板烤过的薄底，八分钟回烤，边脆心软', 'Stone-baked thin base: eight minutes in the oven, crisp rim, soft middle', '돌판에 구운 얇은 도우, 8분이면 바삭해요'),
    params: [
      [p.origin, t('吉林长春', 'Changchun, Jilin', '길림성 장춘')],
      [p.net, each(t('320g（直径 26cm）', '320 g (26 cm)', '320g (지름 26cm)'), t('320g×3 盒（直径 26cm）', '3 × 320 g (26 cm)', '320g×3판 (지름 26cm)'))],
      [p.ingredients, t('小麦粉、番茄酱、马苏里拉奶酪（28%）、橄榄油、罗勒', 'Wheat flour, tomato, mozzarella (28%), olive oil, basil', '밀가루, 토마토, 모차렐라(28%), 올리브유, 바질')],
      [p.allergens, t('含小麦、乳', 'Wheat, milk', '밀, 우유 함유')],
      [p.howTo, t('烤箱 220℃ 8 分钟；平底锅小火加盖 10 分钟', 'Oven 220 °C, 8 minutes; or a covered pan on low, 10 minutes', '오븐 220℃ 8분 또는 프라이팬 약불에 덮어 10분')],
      [p.storage, t('-18℃ 冷冻', 'Frozen, -18 °C', '-18℃ 냉동')],
      [p.shelf, t('9 个月', '9 months', '9개월')],
    ],
    story: [
      { picture: 'pizza', title: t('发酵二十四小时的面', 'A day-old dough', '하루를 숙성한 반죽'), text: t('低温慢发，三百八十度石板烤九十秒定型，再速冻，所以回烤还会鼓边。', 'Slow-proved, set on 380 °C stone for ninety seconds, then frozen, so the rim still puffs at home.', '저온에서 천천히 부풀려 380도 돌판에 90초 구운 뒤 얼렸어요. 집에서도 가장자리가 부풀어요.') },
      { picture: 'frypan', title: t('没有烤箱也行', 'No oven needed', '오븐이 없어도 돼요'), text: t('不粘锅不放油，小火加盖，奶酪化开就好，锅底比烤箱还脆。', 'A dry non-stick pan, low heat, lid on, until the cheese melts: crisper than the oven.', '기름 없이 논스틱 팬에 약불로 덮어 두면 치즈가 녹고 바닥은 더 바삭해요.') },
      { picture: 'sausage', title: t('随手加料', 'Dress it up', '토핑을 더해 보세요'), text: t('切几片黑猪肉香肠，或者挤干的泡菜，撒上再烤，别超过 80 克，免得压湿。', 'Add sliced black pork sausage or squeezed kimchi before baking; under 80 g, or the base goes soft.', '소시지나 꼭 짠 김치를 얹어 구우세요. 80g을 넘으면 눅눅해져요.') },
    ],
  },
  {
    id: 'frozenshrimp', shop: 'tumen-river-fishery', category: 'frozen-shrimp', stock: 410, priceFactors: [1, 1.88],
    gallery: ['frozenshrimp'],
    selling: t('手剥去线，单冻不结坨，薄冰衣不压秤', 'Hand-peeled and deveined, frozen singly, with a glaze too thin to weigh', '손으로 까서 내장을 빼고 낱개로 얼려 얼음 무게가 거의 없어요'),
    params: [
      [p.origin, t('广东湛江', 'Zhanjiang, Guangdong', '광동성 담강')],
      [p.variety, t('南美白对虾', 'Whiteleg shrimp', '흰다리새우')],
      [p.net, each(t('500g（沥干 450g 以上）', '500 g (over 450 g drained)', '500g (해동 후 450g 이상)'), t('1kg（沥干 900g 以上）', '1 kg (over 900 g drained)', '1kg (해동 후 900g 이상)'))],
      [t('规格', 'Size', '크기'), t('每 500g 约 40–50 只', '40–50 per 500 g', '500g당 40~50마리')],
      [p.allergens, t('含甲壳类', 'Crustaceans', '갑각류 함유')],
      [p.storage, t('-18℃ 冷冻，冷藏室化冻', 'Frozen, -18 °C; thaw in the refrigerator', '-18℃ 냉동, 냉장실에서 해동')],
      [p.shelf, t('24 个月', '24 months', '24개월')],
    ],
    story: [
      { picture: 'frozenshrimp', title: t('活虾进厂，两小时入库', 'Live in, frozen in two hours', '산 새우를 두 시간 안에'), text: t('剥壳、挑线、单冻一条线走完，不泡保水剂，煮熟缩得少、咬着弹。', 'Peeled, deveined and frozen on one line with no water-binding salts, so they shrink little and snap.', '까기부터 급랭까지 한 번에 하고 보수제를 쓰지 않아 익혀도 덜 줄고 탱글해요.') },
      { picture: 'wok', title: t('大火九十秒', 'Ninety seconds, high heat', '센 불에 90초'), text: t('化冻后吸干水，薄抹淀粉，热锅快炒，变色卷起就出锅。', 'Thaw, dry, dust with starch and toss in a hot wok until they curl.', '녹여 물기를 닦고 전분을 묻혀 센 불에 볶다가 말리면 바로 꺼내세요.') },
      { picture: 'pizza', title: t('冰箱常备一袋', 'Keep a bag', '한 봉쯤 늘 두세요'), text: t('煮粥、包饺子、铺披萨都用得上，用几只取几只，剩下的封好。', 'For porridge, dumplings or pizza: take what you need and zip the rest.', '죽, 만두, 피자에 필요한 만큼 꺼내고 나머지는 밀봉하세요.') },
    ],
  },
  {
    id: 'fishball', shop: 'snowfield-kitchen', category: 'fish-balls', stock: 530, linePriceFen: 3490, priceFactors: [1, 1.85],
    gallery: ['fishball'],
    selling: t('鳕鱼肉占七成五，手打上劲，煮开会浮会弹', 'Seventy-five percent cod, beaten until it bounces and floats', '대구살 75%를 쳐서 탱글하고 끓이면 동동 떠요'),
    params: [
      [p.origin, t('山东威海', 'Weihai, Shandong', '산동성 위해')],
      [p.net, each(t('500g（约 28 颗）', '500 g (about 28)', '500g (약 28알)'), t('1kg（约 56 颗）', '1 kg (about 56)', '1kg (약 56알)'))],
      [p.ingredients, t('鳕鱼肉 75%、木薯淀粉、蛋清、食盐、白胡椒', 'Cod 75%, tapioca starch, egg white, salt, white pepper', '대구살 75%, 타피오카 전분, 달걀흰자, 소금, 흰후추')],
      [p.allergens, t('含鱼类、蛋', 'Fish, egg', '생선, 달걀 함유')],
      [p.howTo, t('冷冻直接下锅，浮起再煮 3 分钟', 'From frozen; 3 minutes after they float', '언 채로 넣고 떠오르면 3분 더')],
      [p.storage, t('-18℃ 冷冻', 'Frozen, -18 °C', '-18℃ 냉동')],
      [p.shelf, t('12 个月', '12 months', '12개월')],
    ],
    story: [
      { picture: 'fishball', title: t('颜色不雪白，是因为没漂', 'Off-white on purpose', '새하얗지 않은 까닭'), text: t('鳕鱼打浆本来就带一点米色，不加增白剂。掰开看气孔细，才是打上劲了。', 'Cod paste is naturally ivory; there is no whitener. Break one open: fine pores mean it was beaten properly.', '대구살은 본디 미색이라 표백하지 않아요. 갈라 보면 기공이 고와요.') },
      { picture: 'stonepot', title: t('火锅、年糕、冬阴功', 'Hot pot or rice cakes', '전골과 떡볶이에'), text: t('放进辣炒年糕里最香，汤汁裹住鱼丸。清汤就配白萝卜和昆布。', 'Best in spicy rice cakes, coated in sauce; in clear broth, with radish and kombu.', '떡볶이에 넣으면 양념이 배어 맛있고, 맑은국에는 무와 다시마를 곁들이세요.') },
      { picture: 'soysauce', title: t('烤着蘸', 'Grilled, with a dip', '구워서 찍어 드세요'), text: t('竹签穿三颗，平底锅煎出金边，刷酱油和一点糖。', 'Three on a skewer, browned in a pan, brushed with soy and a little sugar.', '꼬치에 세 알씩 꿰어 노릇하게 지지고 간장과 설탕을 발라 드세요.') },
    ],
  },
]
