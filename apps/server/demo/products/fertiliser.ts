import { type DemoProduct, t } from '../product-type.ts'
import { named } from '../household-param-names.ts'

export const fertiliserProducts: DemoProduct[] = [
  {
    id: 'fertilizer',
    shop: 'fenghe-agri',
    category: 'granular-organic',
    selling: t(
      '羊粪、豆粕沤足九十天，抓一把闻是土味不是臭味',
      'Sheep manure and soy meal composted ninety days: a handful smells of earth',
      '양분과 콩깻묵을 90일 삭혀 한 줌 쥐면 흙냄새가 나요',
    ),
    params: [
      [named.net, t('25kg', '25 kg', '25kg')],
      [t('有机质', 'Organic matter', '유기물'), t('≥45%', '45% or more', '45% 이상')],
      [t('总养分', 'Total N-P-K', '총 양분'), t('≥5%', '5% or more', '5% 이상')],
      [t('水分', 'Moisture', '수분'), t('≤30%', '30% or less', '30% 이하')],
      [t('原料', 'Made from', '원료'), t('羊粪、豆粕、菇渣', 'Sheep manure, soy meal, spent mushroom compost', '양분, 콩깻묵, 버섯 배지')],
      [named.form, t('棕褐色颗粒，3–5mm', 'Brown pellets, 3–5 mm', '갈색 알갱이, 3–5mm')],
      [t('基肥用量', 'Base dressing', '밑거름 양'), t('菜地每平方米 1–1.5kg', '1–1.5 kg per square meter of vegetables', '채소밭 1㎡에 1–1.5kg')],
    ],
    story: [
      {
        title: t('沤熟了才不烧根', 'Fully rotted, so roots are safe', '다 삭아야 뿌리가 안 타요'),
        text: t(
          '没腐熟的粪肥埋进土里会再发酵、放热，苗根受不了。这批料翻堆七次，堆温降到和气温差不多才造粒，能闻得出区别。',
          'Raw manure goes on fermenting in the ground and cooks young roots. Ours is turned seven times and pelleted only when the heap is no warmer than the air. You can smell the difference.',
          '덜 삭은 거름은 땅속에서 다시 발효하며 열을 내요. 일곱 번 뒤집어 더미 온도가 바깥 기온만큼 내려간 뒤 알갱이로 만들었어요. 냄새부터 달라요.',
        ),
        picture: 'fertilizer',
      },
      {
        title: t('翻地前撒，翻完隔一周', 'Spread, dig, wait a week', '뿌리고 갈고 일주일'),
        text: t(
          '开春整地时均匀撒开，翻进一锹深，浇一次水，等七天再下种或定植。果树在树冠滴水线下挖浅沟，一棵三到五公斤。',
          'Scatter before spring digging, turn in one spade deep, water, and wait seven days to sow. For fruit trees, a shallow trench under the drip line, three to five kilos each.',
          '봄에 밭을 갈기 전 고루 뿌리고 삽 깊이로 뒤집어 물을 준 뒤 이레 기다려 심으세요. 과수는 가지 끝 아래에 얕은 골을 파고 한 그루에 3–5kg이요.',
        ),
        picture: 'applepear',
      },
      {
        title: t('阳台用 10kg 装就够', 'On a balcony take the 10 kg', '베란다는 10kg이면 돼요'),
        text: t(
          '盆土八份掺肥一份，别再多。拆了口的袋子扎紧放阴处，长出一点白色菌丝是正常的，拌开照用。',
          'One part to eight of potting soil, no more. Tie the open bag and keep it in shade; a little white fungal thread is normal, just mix it in.',
          '분갈이 흙 8에 비료 1, 그 이상은 넣지 마세요. 뜯은 포대는 묶어 그늘에 두고, 하얀 균사가 조금 생겨도 정상이니 섞어 쓰면 돼요.',
        ),
        picture: 'seeds',
      },
    ],
    gallery: ['fertilizer'],
    priceFactors: [0.48, 1],
    stock: 320,
  },
  {
    id: 'npk',
    shop: 'fenghe-agri',
    category: 'compound-fertilizer',
    selling: t(
      '三个十五，颗粒匀，撒肥机里不起粉、不堵口',
      'An even 15-15-15 that does not dust or clog the spreader',
      '고른 15-15-15 알갱이, 살포기에서 가루 날림과 막힘이 없어요',
    ),
    params: [
      [named.net, t('40kg', '40 kg', '40kg')],
      [t('养分', 'Analysis', '성분'), t('N 15 – P₂O₅ 15 – K₂O 15', 'N 15 – P₂O₅ 15 – K₂O 15', 'N 15 – P₂O₅ 15 – K₂O 15')],
      [t('总养分', 'Total nutrients', '총 양분'), t('≥45%', '45% or more', '45% 이상')],
      [t('钾型', 'Potassium source', '칼륨 형태'), t('硫酸钾型，忌氯作物可用', 'Sulfate of potash; safe for chloride-shy crops', '황산칼륨형, 염소에 약한 작물도 가능')],
      [t('粒度', 'Granule', '알갱이'), t('2–4mm，圆粒', '2–4 mm, round', '2–4mm, 둥근 알갱이')],
      [t('适用作物', 'Crops', '작물'), t('水稻、玉米、蔬菜、果树', 'Rice, corn, vegetables, fruit trees', '벼, 옥수수, 채소, 과수')],
      [named.storage, t('防潮，离地堆放，不超过 10 袋高', 'Dry, off the floor, ten bags high at most', '습기를 피해 깔판 위에 10포 이하로')],
    ],
    story: [
      {
        title: t('白的、蓝的、灰的', 'White, blue and gray', '흰색, 파란색, 회색'),
        text: t(
          '三种颜色的颗粒大小一致，撒出去不会分层。抓一把攥紧再松开，手上没有粉，这就是好料。',
          'Granules of three colors but one size, so they do not separate in flight. Squeeze a handful and let go: no dust on the palm is the mark of a good batch.',
          '세 가지 색 알갱이의 크기가 같아 뿌릴 때 층이 지지 않아요. 꽉 쥐었다 펴도 손에 가루가 없으면 좋은 비료예요.',
        ),
        picture: 'npk',
      },
      {
        title: t('一亩地用多少', 'How much to use', '얼마나 쓸까요'),
        text: t(
          '水稻基肥每亩 25–30 公斤，玉米 30–40 公斤，露地菜 20 公斤左右，果树一棵按树龄半斤到两斤。具体请先看自己地里的测土单。',
          'As a base: rice 25–30 kg per mu (about 670 square meters), corn 30–40, outdoor vegetables about 20, trees a quarter to one kilo by age. Your own soil test comes first.',
          '밑거름으로 1무(약 670㎡)에 벼 25–30kg, 옥수수 30–40kg, 노지 채소 20kg쯤, 과수는 나이에 따라 한 그루 0.25–1kg이요. 토양 검사 결과를 먼저 보세요.',
        ),
        picture: 'rice',
      },
      {
        title: t('和有机肥搭着来', 'Together with organic', '유기질 비료와 함께'),
        text: t(
          '化肥管这一季，有机肥管土。连年只用复合肥，地会板结；头年秋天铺有机肥，来年复合肥能减两成。',
          'Mineral feed serves the season, organic serves the soil. Years of the one alone make hard ground; spread organic in autumn and cut this by a fifth next year.',
          '화학 비료는 올해 농사를, 유기질 비료는 땅을 살려요. 복합 비료만 쓰면 땅이 굳어요. 가을에 유기질 비료를 깔면 이듬해 복합 비료를 20%쯤 줄일 수 있어요.',
        ),
        picture: 'fertilizer',
      },
    ],
    gallery: ['npk'],
    priceFactors: [0.28, 1],
    stock: 150,
  },
  {
    id: 'liquidfert',
    shop: 'green-window-garden',
    category: 'house-plant-feed',
    selling: t(
      '一瓶盖兑一壶水，浇水那天顺手就喂了',
      'One capful to a watering can: feeding day is watering day',
      '뚜껑 하나에 물 한 통, 물 주는 날 함께 줘요',
    ),
    params: [
      [named.net, t('500ml', '500 ml', '500ml')],
      [t('养分', 'Analysis', '성분'), t('氮磷钾 6-4-5，含铁锰锌硼', 'N-P-K 6-4-5 with iron, manganese, zinc, boron', '질소·인산·칼륨 6-4-5, 철·망간·아연·붕소')],
      [t('稀释', 'Dilution', '희석 배율'), t('500–800 倍（5ml 兑 3L 水）', '1:500 to 1:800 (5 ml to 3 L)', '500–800배 (5ml에 물 3L)')],
      [t('频率', 'How often', '주기'), t('春夏半月一次，秋冬停用', 'Twice a month in spring and summer, none in winter', '봄여름 월 2회, 가을겨울 중단')],
      [named.fits, t('观叶、开花、多肉（减半）', 'Foliage, flowering; half dose for succulents', '관엽, 꽃식물, 다육은 절반')],
      [t('气味', 'Smell', '냄새'), t('淡，无粪臭', 'Faint, no manure', '거의 없음')],
      [named.shelfLife, t('36 个月，沉淀摇匀可用', '36 months; shake if it settles', '36개월, 가라앉으면 흔들어 사용')],
    ],
    story: [
      {
        title: t('叶子黄了先别急着喂', 'Yellow leaves? Check first', '잎이 노랗다고 바로 주지 마세요'),
        text: t(
          '老叶整片黄是缺氮，新叶发黄叶脉绿是缺铁，这两种它管得着。叶尖焦、土总是湿的，那是浇多了，停水比施肥要紧。',
          'Old leaves yellow all over want nitrogen; new leaves yellow with green veins want iron: both are in here. Brown tips over wet soil mean too much water. Stop that first.',
          '오래된 잎이 통째로 노래지면 질소, 새잎이 노랗고 잎맥만 푸르면 철분 부족이라 이걸로 돼요. 잎끝이 타고 흙이 늘 젖었다면 과습이니 물부터 끊으세요.',
        ),
        picture: 'liquidfert',
      },
      {
        title: t('宁稀勿浓', 'Weaker is safer', '진한 것보다 묽게'),
        text: t(
          '瓶盖里侧一圈就是 5ml，对一个 3L 水壶。第一次用按 800 倍，长势好再加。干透的土先浇清水，第二天再浇肥水。',
          'The ring inside the cap is 5 ml, for a 3 L can. Begin at 1:800 and work up. If the soil is bone dry, plain water first and feed the day after.',
          '뚜껑 안쪽 선이 5ml, 3L 물통 하나에 맞아요. 처음엔 800배로 시작하세요. 바싹 마른 흙에는 맹물을 먼저 주고 다음 날 영양제를 주세요.',
        ),
        picture: 'plant',
      },
      {
        title: t('多肉和仙人掌减半', 'Half for succulents', '다육과 선인장은 절반'),
        text: t(
          '它们一个月一次、浓度减半就够，夏天休眠期和冬天不用。镜面草、绿萝这类长得快的可以按正常来。',
          'Once a month at half strength, and nothing in summer dormancy or winter. Quick growers such as pilea and pothos take the full dose.',
          '한 달에 한 번 절반 농도면 되고, 여름 휴면기와 겨울엔 주지 마세요. 필레아처럼 빨리 자라는 식물은 그대로 주면 돼요.',
        ),
        picture: 'succulent',
      },
    ],
    gallery: ['liquidfert'],
    linePriceFen: 2590,
    priceFactors: [0.6, 1],
    stock: 430,
  },
]
