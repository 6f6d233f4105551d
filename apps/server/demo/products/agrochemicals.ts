import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

const dilution = t('稀释', 'Dilution', '희석 배율')
const preharvest = t('安全间隔期', 'Pre-harvest interval', '수확 전 사용 중지')
const active = t('有效成分', 'Active ingredient', '유효 성분')

export const agrochemicalsProducts: DemoProduct[] = [
  {
    id: 'agro',
    shop: 'fenghe-agri',
    category: 'plant-extracts',
    selling: t(
      '一瓶喂叶、一瓶防虫，家庭菜园的两件常备',
      'One bottle feeds leaves, the other keeps pests off: the kitchen garden’s two standbys',
      '하나는 잎에 영양을, 하나는 벌레를, 텃밭의 상비 두 가지',
    ),
    params: [
      [named.net, t('250ml', '250 ml', '250ml')],
      [t('叶面肥', 'Foliar feed', '엽면비료'), t('游离氨基酸≥100g/L，含锌硼', 'Free amino acids 100 g/L or more, zinc, boron', '유리 아미노산 100g/L 이상, 아연·붕소')],
      [t('植保液', 'Plant guard', '식물보호제'), t('苦参碱 0.5% 水剂，植物源', 'Matrine 0.5% aqueous, plant-derived', '고삼 추출 마트린 0.5% 액제')],
      [dilution, t('叶面肥 800 倍；植保液 500–600 倍', 'Feed 1:800; guard 1:500–600', '엽면비료 800배, 보호제 500–600배')],
      [t('防治对象', 'Controls', '방제 대상'), t('蚜虫、菜青虫低龄幼虫', 'Aphids, young cabbage caterpillars', '진딧물, 어린 배추벌레')],
      [preharvest, t('植保液：叶菜 7 天', 'Guard: 7 days on leafy greens', '보호제: 잎채소 7일')],
      [named.caution, t('不与碱性药剂混用，避开花期与蜜蜂', 'Do not mix with alkaline products; avoid bloom and bees', '알칼리성 약제와 섞지 말고 개화기와 벌을 피하기')],
    ],
    story: [
      {
        title: t('买哪一瓶，看叶子', 'Let the leaves decide', '잎을 보고 고르세요'),
        text: t(
          '叶子薄、发黄、移栽后缓不过来，选绿盖的叶面肥；叶背有密密的小虫、叶片有洞，选橙盖的苦参碱。两瓶规格一样，别拿错。',
          'Thin, pale or sulking after transplanting: the green cap. Tiny insects underneath or holes in the leaf: the orange one. They are the same size, so check the cap.',
          '잎이 얇고 누렇거나 옮겨 심고 기운이 없으면 초록 뚜껑 엽면비료, 뒷면에 벌레가 빽빽하거나 구멍이 나면 주황 뚜껑이에요. 크기가 같으니 뚜껑을 확인하세요.',
        ),
        picture: 'agro',
      },
      {
        title: t('傍晚喷，喷叶背', 'At dusk, on the underside', '해 질 무렵 잎 뒷면에'),
        text: t(
          '正午喷，药干得太快还会灼叶；傍晚气温下来再喷，叶背要湿透。喷完四小时内下雨，天晴后补一次。',
          'At noon it dries too fast and scorches. Spray when the day cools, wet the undersides, and repeat if it rains within four hours.',
          '한낮에는 금방 마르고 잎이 타요. 기온이 내려간 저녁에 뒷면까지 흠뻑 뿌리고, 네 시간 안에 비가 오면 갠 뒤 한 번 더 뿌리세요.',
        ),
        picture: 'seeds',
      },
      {
        title: t('植物源也是农药', 'Botanical is still a pesticide', '식물성도 농약이에요'),
        text: t(
          '苦参碱见效慢，三天后看虫情，别因为不死就加量。配药戴手套口罩，剩液不倒下水道和鱼缸附近，空瓶冲三遍再丢。',
          'Matrine is slow: judge after three days, do not double it. Gloves and mask when mixing, no leftovers down the drain or near fish, and rinse the bottle three times.',
          '효과가 천천히 나타나니 사흘 뒤에 보고, 안 죽는다고 더 넣지 마세요. 장갑과 마스크를 쓰고 남은 액은 하수구나 어항 근처에 버리지 말고, 빈 병은 세 번 헹구세요.',
        ),
        picture: 'pesticide',
      },
    ],
    gallery: ['agro'],
    stock: 270,
  },
  {
    id: 'pesticide',
    shop: 'fenghe-agri',
    category: 'mineral-oils',
    selling: t(
      '一层油膜闷住介壳虫，冬季清园省两遍药',
      'A film of oil smothers scale insects and saves two sprays at winter cleanup',
      '기름막으로 깍지벌레를 덮어 겨울 방제를 두 번 덜어요',
    ),
    params: [
      [named.net, t('1L', '1 L', '1L')],
      [active, t('矿物油 94%', 'Mineral oil 94%', '기계유 94%')],
      [named.form, t('乳油', 'Emulsifiable concentrate', '유제')],
      [dilution, t('冬季清园 100 倍，生长期 150–200 倍', '1:100 dormant, 1:150–200 in growth', '휴면기 100배, 생육기 150–200배')],
      [t('适用作物', 'Crops', '작물'), t('柑橘、苹果、梨、茶树', 'Citrus, apple, pear, tea', '감귤, 사과, 배, 차나무')],
      [preharvest, t('20 天', '20 days', '20일')],
      [named.caution, t('35℃以上、花期、幼果期勿用，不与硫制剂混用', 'Not above 35 °C, in bloom or on fruitlets; never with sulfur', '35℃ 이상·개화기·어린 열매에 금지, 유황제와 혼용 금지')],
      [t('空瓶', 'Empty bottle', '빈 병'), t('冲洗三次，交回收点', 'Rinse three times, take to collection', '세 번 헹궈 수거함에')],
    ],
    story: [
      {
        title: t('物理闷杀，不易生抗性', 'Smothering, so little resistance', '숨구멍을 막는 방식'),
        text: t(
          '矿物油不靠毒，靠把介壳虫、红蜘蛛的气孔糊住。关键是喷匀，枝干背面、老翘皮里都要淋到往下滴。',
          'It does not poison; it seals the breathing pores of scale and mites. Coverage is everything: the back of branches and the loose bark, until it drips.',
          '독으로 죽이는 게 아니라 깍지벌레와 응애의 숨구멍을 막아요. 가지 뒤쪽과 들뜬 껍질 속까지 뚝뚝 떨어지도록 고루 뿌리는 게 핵심이에요.',
        ),
        picture: 'pesticide',
      },
      {
        title: t('一桶水兑一量杯', 'One cup to the sprayer', '분무기에 계량컵 하나'),
        text: t(
          '随瓶的量杯满杯 150ml，兑 15L 水正好 100 倍。先倒半桶水，边搅边加油，再补满，这样乳化得匀，不会浮油烧叶。',
          'The supplied cup holds 150 ml: to 15 L, that is 1:100. Half fill, stir while pouring in the oil, then top up, so it emulsifies and no free oil burns the leaves.',
          '동봉된 컵 가득이 150ml, 물 15L에 타면 100배예요. 물을 반 붓고 저으며 넣은 뒤 마저 채우세요. 그래야 고루 섞여 잎이 타지 않아요.',
        ),
        picture: 'tangerine',
      },
      {
        title: t('清园的时间点', 'When to do the cleanup', '언제 뿌릴까요'),
        text: t(
          '落叶后到萌芽前，选连续三个晴天、气温 4 度以上。北方苹果、梨园多在三月中，南方柑橘在采果后。',
          'Between leaf fall and bud break, with three clear days above 4 °C. In the north that is mid-March for apple and pear; in the south, after the citrus harvest.',
          '낙엽 뒤부터 싹 트기 전, 4℃ 이상 맑은 날이 사흘 이어질 때요. 북쪽 사과·배는 3월 중순, 남쪽 감귤은 수확 뒤예요.',
        ),
        picture: 'apples',
      },
    ],
    gallery: ['pesticide'],
    priceFactors: [0.58, 1],
    stock: 160,
  },
  {
    id: 'fungicide',
    shop: 'fenghe-agri',
    category: 'wettable-fungicides',
    selling: t(
      '雨季前打一遍，霜霉、炭疽少一大半麻烦',
      'One round before the rains spares you most of the mildew and anthracnose',
      '장마 전에 한 번, 노균병과 탄저병 걱정을 덜어요',
    ),
    params: [
      [named.net, each(t('100g', '100 g', '100g'), t('100g×5 袋', '5 × 100 g', '100g×5봉'))],
      [active, t('代森锰锌 80%', 'Mancozeb 80%', '만코제브 80%')],
      [named.form, t('可湿性粉剂', 'Wettable powder', '수화제')],
      [dilution, t('600–800 倍（25g 兑 15–20L 水）', '1:600–800 (25 g to 15–20 L)', '600–800배 (25g에 물 15–20L)')],
      [t('防治对象', 'Controls', '방제 대상'), t('霜霉病、早疫病、炭疽病、黑斑病', 'Downy mildew, early blight, anthracnose, black spot', '노균병, 겹무늬병, 탄저병, 검은무늬병')],
      [preharvest, t('黄瓜、番茄 15 天', '15 days on cucumber and tomato', '오이·토마토 15일')],
      [t('每季次数', 'Per season', '사용 횟수'), t('不超过 3 次，间隔 7–10 天', 'Three at most, 7–10 days apart', '3회 이내, 7–10일 간격')],
      [named.storage, t('密封防潮，远离食品与儿童', 'Sealed and dry, away from food and children', '밀봉, 식품과 어린이에게서 멀리')],
    ],
    story: [
      {
        title: t('它是保护剂', 'It protects, it does not cure', '예방하는 약이에요'),
        text: t(
          '药粉在叶面形成一层膜，孢子落上来长不进去。已经发病的叶子救不回来，先摘掉带出园子，再给健康叶打药。',
          'The powder forms a film that spores cannot grow through. Leaves already spotted will not recover: pick them off, carry them out, then treat the healthy ones.',
          '잎에 막을 만들어 포자가 파고들지 못하게 해요. 이미 병든 잎은 낫지 않으니 따서 밭 밖에 버린 뒤 성한 잎에 뿌리세요.',
        ),
        picture: 'fungicide',
      },
      {
        title: t('先调糊，再加水', 'Paste first, then water', '먼저 개고 물을 부어요'),
        text: t(
          '粉直接倒进桶里会结团堵喷头。先用一碗水调成糊，再边搅边兑足水量，现配现用，过夜就失效。',
          'Tipped straight in it clumps and blocks the nozzle. Make a paste in a bowl of water, then stir into the full amount. Use it the same day.',
          '통에 바로 부으면 뭉쳐서 노즐이 막혀요. 물 한 그릇에 먼저 개고 저으며 물을 채우세요. 그날 바로 쓰고 하룻밤 지나면 효과가 없어요.',
        ),
        picture: 'agro',
      },
      {
        title: t('和矿物油错开十天', 'Keep ten days from mineral oil', '기계유와는 열흘 간격'),
        text: t(
          '两样同一天打容易出药害。清园先用矿物油，隔十天以上再打这款；葡萄套袋前、番茄坐果前是它最该出场的时候。',
          'Together they can scorch. Use the oil first and this ten days or more after; its best moments are before bagging grapes and before tomatoes set.',
          '같은 날 쓰면 약해가 나기 쉬워요. 기계유를 먼저, 열흘 넘게 지나 이 약을 쓰세요. 포도 봉지 씌우기 전, 토마토 열매 맺기 전이 제일 좋은 때예요.',
        ),
        picture: 'grapes',
      },
    ],
    gallery: ['fungicide'],
    priceFactors: [1, 4.6],
    stock: 540,
  },
]
