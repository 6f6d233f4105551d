import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

export const cleaningProducts: DemoProduct[] = [
  {
    id: 'detergent',
    shop: 'aki-clean',
    category: 'laundry-detergent',
    selling: t(
      '冷水也洗得动领口汗渍，晾干后不留香得发晕的味道',
      'Shifts collar stains even in cold water, without a perfume cloud afterward',
      '찬물에서도 목때가 빠지고, 말린 뒤 향이 과하지 않아요',
    ),
    params: [
      [named.net, t('3L', '3 L', '3L')],
      [named.ingredients, t('复合酶、非离子与阴离子表活', 'Enzyme blend, non-ionic and anionic surfactants', '복합 효소, 비이온·음이온 계면활성제')],
      [t('总活性物', 'Active matter', '유효 성분'), t('≥25%', '25% or more', '25% 이상')],
      [t('用量', 'Dose', '사용량'), t('8 件衣物约 40ml', 'About 40 ml for 8 garments', '옷 8벌에 약 40ml')],
      [named.scent, t('晒过的棉布', 'Sun-dried cotton', '햇볕에 말린 면')],
      [named.fits, t('棉、麻、化纤；丝毛请用专用洗剂', 'Cotton, linen, synthetics; not silk or wool', '면, 마, 합성섬유 (실크·울 제외)')],
      [named.shelfLife, t('36 个月', '36 months', '36개월')],
    ],
    story: [
      {
        title: t('四十毫升洗一桶', 'Forty milliliters a load', '한 통에 40ml'),
        text: t(
          '瓶盖里面有三道刻线，最下面一道就是 40ml。倒多了不会更干净，只会多漂一遍水。3L 按每周四桶，大约用四个半月。',
          'The cap has three lines inside; the lowest is 40 ml. More does not mean cleaner, only one more rinse. At four loads a week, 3 L lasts about four and a half months.',
          '뚜껑 안쪽에 선이 세 개 있고 맨 아래가 40ml예요. 더 넣는다고 깨끗해지지 않고 헹굼만 늘어요. 일주일에 네 번 돌리면 3L로 넉 달 반쯤 써요.',
        ),
        picture: 'detergent',
      },
      {
        title: t('领口袖口先抹一道', 'Collars and cuffs first', '목과 소매는 먼저 발라 두기'),
        text: t(
          '油性的汗渍光靠转不行：干衣服上直接抹一点原液，等五分钟再进机器。深色衣服先在里襟试一下。',
          'Oily sweat marks need more than spinning. Dab a little on the dry fabric, wait five minutes, then wash. Test dark clothes on an inside seam.',
          '기름진 땀자국은 돌리기만 해서는 안 빠져요. 마른 옷에 원액을 살짝 바르고 5분 뒤에 넣으세요. 진한 색 옷은 안쪽에서 먼저 시험해 보세요.',
        ),
        picture: 'pods',
      },
      {
        title: t('浴巾别放柔顺剂', 'No softener on towels', '수건엔 섬유유연제 빼고'),
        text: t(
          '柔顺剂会在毛圈上糊一层膜，越洗越不吸水。用这款洗完多漂一次，抖开晾，浴巾照样蓬。',
          'Softener coats the loops until a towel stops drinking. Wash with this, give it one extra rinse, shake it out, and it dries fluffy.',
          '유연제는 올에 막을 입혀 점점 물을 안 먹어요. 이 세제로 빨고 한 번 더 헹군 뒤 탁탁 털어 널면 보송해요.',
        ),
        picture: 'towels',
      },
    ],
    gallery: ['detergent'],
    linePriceFen: 5990,
    priceFactors: [0.72, 1],
    stock: 680,
  },
  {
    id: 'spray',
    shop: 'aki-clean',
    category: 'degreasers',
    selling: t(
      '喷上去泡沫挂得住，等三分钟，油自己往下走',
      'Foam that clings: wait three minutes and the grease slides down by itself',
      '거품이 벽에 붙어 있다가 3분이면 기름이 흘러내려요',
    ),
    params: [
      [named.net, each(t('500ml', '500 ml', '500ml'), t('500ml×2 瓶', '2 × 500 ml', '500ml×2병'))],
      [t('酸碱度', 'pH', '산도(pH)'), t('11–12（碱性）', '11–12 (alkaline)', '11–12 (알칼리성)')],
      [named.ingredients, t('非离子表活、柠檬酸钠、碳酸盐', 'Non-ionic surfactants, sodium citrate, carbonates', '비이온 계면활성제, 구연산나트륨, 탄산염')],
      [named.surface, t('不锈钢、玻璃、瓷砖、搪瓷', 'Stainless steel, glass, tile, enamel', '스테인리스, 유리, 타일, 법랑')],
      [t('不可用于', 'Not for', '사용 금지'), t('裸铝、实木漆面、发烫的灶面', 'Bare aluminum, varnished wood, hot hobs', '생알루미늄, 도장한 원목, 뜨거운 상판')],
      [t('喷头', 'Trigger', '분사 방식'), t('泡沫 / 直喷 / 关，三档', 'Foam, jet, off', '거품 / 직사 / 잠금 3단')],
      [named.shelfLife, t('24 个月', '24 months', '24개월')],
    ],
    story: [
      {
        title: t('给油一点时间', 'Give grease its time', '기름에 시간을 주세요'),
        text: t(
          '油污净不靠使劲，靠等。从下往上喷，等三分钟，油变黄往下流了再擦，抹布一遍就过。老油垢盖一张厨房纸湿敷十分钟。',
          'Degreasing is about waiting, not scrubbing. Spray bottom to top, three minutes, and when it runs yellow one wipe does it. For old grime lay kitchen paper over the foam for ten.',
          '힘이 아니라 시간으로 닦는 세제예요. 아래에서 위로 뿌리고 3분, 누렇게 흘러내리면 한 번만 닦으세요. 묵은 때는 키친타월을 덮어 10분 붙여 두세요.',
        ),
        picture: 'spray',
      },
      {
        title: t('喷头三档怎么用', 'Three settings on the trigger', '분사구 3단 쓰는 법'),
        text: t(
          '竖面拧到“泡沫”，油烟机滤网的缝里拧到“直喷”，用完拧到“关”，孩子扣不动扳机。戴手套，开窗。',
          'Foam for upright surfaces, jet for the mesh of the hood, off when you are done so small hands cannot pull it. Wear gloves, open a window.',
          '세워진 면은 거품, 후드 망 틈은 직사, 다 쓰면 잠금으로 돌려 두세요. 아이가 당겨도 나오지 않아요. 장갑을 끼고 창문을 여세요.',
        ),
        picture: 'kitchenpaper',
      },
      {
        title: t('锅底黑垢也能救', 'Burnt pan bases too', '냄비 바닥 탄 때도'),
        text: t(
          '珐琅壶和不锈钢锅的外底，喷完套上袋子闷一夜，第二天用百洁布一推。不粘锅里面别喷，涂层受不了碱。',
          'Spray the outside base of enamel or steel, bag it overnight, and push the crust off in the morning. Never inside a non-stick pan; the coating hates alkali.',
          '법랑 주전자나 스테인리스 바깥 바닥에 뿌려 봉지를 씌우고 하룻밤 두면 다음 날 수세미로 밀려요. 코팅 팬 안쪽에는 쓰지 마세요. 알칼리에 약해요.',
        ),
        picture: 'kettle',
      },
    ],
    gallery: ['spray'],
    priceFactors: [1, 1.85],
    stock: 770,
  },
  {
    id: 'dishsoap',
    shop: 'aki-clean',
    category: 'dish-soap',
    selling: t(
      '洗完的碗指尖一擦咯吱响，手却不发涩',
      'Bowls squeak under a finger while your hands do not feel stripped',
      '그릇은 뽀드득, 손은 거칠지 않게',
    ),
    params: [
      [named.net, each(t('1kg', '1 kg', '1kg'), t('1kg×2 瓶', '2 × 1 kg', '1kg×2병'))],
      [named.ingredients, t('椰油来源表活、柠檬皮油、芦荟', 'Coconut-based surfactants, lemon peel oil, aloe', '코코넛 유래 계면활성제, 레몬 껍질 오일, 알로에')],
      [t('酸碱度', 'pH', '산도(pH)'), t('6–8（中性）', '6–8 (neutral)', '6–8 (중성)')],
      [t('可洗', 'Washes', '세척 대상'), t('餐具、锅具、果蔬（须冲净）', 'Dishes, pans, fruit and vegetables if well rinsed', '식기, 조리 도구, 과일·채소(충분히 헹굼)')],
      [t('用量', 'Dose', '사용량'), t('2L 水一泵，约 2ml', 'One 2 ml pump for 2 L of water', '물 2L에 한 번(약 2ml)')],
      [named.scent, t('柠檬皮', 'Lemon peel', '레몬 껍질')],
      [named.shelfLife, t('36 个月', '36 months', '36개월')],
    ],
    story: [
      {
        title: t('一泵一池碗', 'One pump, one sink', '한 번 눌러 한 통'),
        text: t(
          '泵头一次出 2ml，够一家四口一顿的碗。配一块百洁布，泡沫足了再擦；油锅先用纸把油刮掉，洗洁精能省一半。',
          'A stroke gives 2 ml, enough for dinner for four. Get the sponge foaming first, and wipe oily pans with paper beforehand: you will use half as much.',
          '한 번 누르면 2ml, 네 식구 한 끼 설거지에 충분해요. 수세미에 거품을 먼저 내고, 기름 팬은 종이로 한 번 닦으면 세제가 절반이면 돼요.',
        ),
        picture: 'dishsoap',
      },
      {
        title: t('釉面碗不伤', 'Kind to glaze', '유약 그릇도 걱정 없이'),
        text: t(
          '中性配方不咬釉，手作碗、青瓷壶都能洗。茶渍不归它管：小苏打抹一下，等两分钟再冲。',
          'Neutral pH leaves glaze alone, so handmade bowls and celadon are safe. Tea stains are another matter: baking soda, two minutes, rinse.',
          '중성이라 유약을 상하게 하지 않아요. 핸드메이드 그릇이나 청자 주전자도 괜찮아요. 찻물 얼룩은 베이킹소다를 묻혀 2분 두었다 헹구세요.',
        ),
        picture: 'bowls',
      },
      {
        title: t('冬天洗碗的人', 'For whoever washes up in winter', '겨울에 설거지하는 사람'),
        text: t(
          '配了芦荟，但再温和的洗洁精泡久了也干。水温别超过四十度，能戴手套就戴，洗完抹一点护手霜。',
          'There is aloe in it, but any detergent dries hands in the end. Keep the water under 40 °C, wear gloves if you can, and finish with hand cream.',
          '알로에를 넣었지만 어떤 세제든 오래 닿으면 건조해져요. 물은 40도 아래로, 되도록 장갑을 끼고, 끝나면 핸드크림을 바르세요.',
        ),
        picture: 'handcream',
      },
    ],
    gallery: ['dishsoap'],
    priceFactors: [1, 1.85],
    stock: 1300,
  },
  {
    id: 'toiletcleaner',
    shop: 'aki-clean',
    category: 'toilet-cleaners',
    selling: t(
      '弯嘴伸进内沿，黄渍泡五分钟就松',
      'The bent neck gets under the rim; five minutes and the yellow lets go',
      '휜 입구가 안쪽 테두리까지, 5분이면 누런 때가 풀려요',
    ),
    params: [
      [named.net, each(t('600g', '600 g', '600g'), t('600g×3 瓶', '3 × 600 g', '600g×3병'))],
      [t('类型', 'Type', '종류'), t('酸性洁厕液', 'Acidic gel', '산성 젤')],
      [named.ingredients, t('有机酸、盐酸（<10%）、增稠剂', 'Organic acid, hydrochloric acid under 10%, thickener', '유기산, 염산 10% 미만, 증점제')],
      [t('停留时间', 'Contact time', '방치 시간'), t('5 分钟，重垢 30 分钟', '5 minutes, 30 for heavy scale', '5분, 심한 때는 30분')],
      [named.surface, t('陶瓷马桶、蹲便器、小便斗', 'Ceramic toilets and urinals', '도기 변기, 소변기')],
      [named.caution, t('严禁与 84 等含氯产品混用，会产生有毒气体', 'Never mix with bleach: it gives off toxic gas', '락스 등 염소계와 절대 섞지 마세요. 유독 가스가 나와요')],
      [named.shelfLife, t('24 个月', '24 months', '24개월')],
    ],
    story: [
      {
        title: t('瓶嘴为什么是弯的', 'Why the neck bends', '입구가 휜 이유'),
        text: t(
          '水圈那一道暗沿，直瓶口倒不进去，黄垢偏偏先从那儿长。弯嘴倒插进去挤一圈，凝胶挂在壁上慢慢往下走。',
          'Scale starts in the dark ledge under the rim, exactly where a straight bottle cannot pour. Turn the bent neck up into it, squeeze once around, and the gel crawls down.',
          '누런 때는 안쪽 테두리 밑에서 시작하는데 곧은 병은 거기까지 안 닿아요. 휜 입구를 위로 넣어 한 바퀴 짜면 젤이 벽에 붙어 천천히 내려와요.',
        ),
        picture: 'toiletcleaner',
      },
      {
        title: t('三件事别做', 'Three don’ts', '세 가지는 하지 마세요'),
        text: t(
          '不和含氯消毒液一起用，不倒在大理石和金属配件上，不长时间敞着盖。盖子是按压旋转式的儿童安全盖。',
          'Not with bleach, not on marble or metal fittings, and not left uncapped. The cap is a push-and-turn child-safe one.',
          '염소계 소독제와 함께 쓰지 말고, 대리석과 금속 부품에 묻히지 말고, 뚜껑을 열어 두지 마세요. 눌러서 돌리는 어린이 안전 뚜껑이에요.',
        ),
        picture: 'faucet',
      },
      {
        title: t('一周一次就够', 'Once a week will do', '일주일에 한 번이면'),
        text: t(
          '不等它变黄再下手：每周挤一圈，刷两下，一瓶三口之家用两个月。龙头上的水垢用柠檬酸，别用它。',
          'Do not wait for yellow. A squeeze and two strokes weekly, and a bottle sees a family of three through two months. Limescale on faucets wants citric acid, not this.',
          '누레지기 전에 하세요. 매주 한 바퀴 짜고 두어 번 솔질하면 세 식구가 한 병으로 두 달 써요. 수전의 물때는 구연산으로, 이건 쓰지 마세요.',
        ),
        picture: 'wetwipes',
      },
    ],
    gallery: ['toiletcleaner'],
    priceFactors: [1, 2.7],
    stock: 950,
  },
  {
    id: 'pods',
    shop: 'aki-clean',
    category: 'laundry-pods',
    selling: t(
      '扔一颗进滚筒就行，不用量也不会洒',
      'Toss one in the drum: nothing to measure, nothing to spill',
      '드럼에 하나 넣으면 끝, 계량도 흘릴 일도 없어요',
    ),
    params: [
      [named.net, each(t('8g×26 颗', '8 g × 26', '8g×26개'), t('8g×52 颗', '8 g × 52', '8g×52개'))],
      [t('三腔', 'Chambers', '3중 구성'), t('洁净、去渍酶、护色', 'Cleaning, stain enzymes, color care', '세정, 효소, 색상 보호')],
      [t('用量', 'Dose', '사용량'), t('8–12 件 1 颗，超过 15 件 2 颗', '1 for 8–12 garments, 2 above 15', '8–12벌 1개, 15벌 초과 2개')],
      [t('外膜', 'Film', '필름'), t('PVA 水溶膜，20℃水中约 1 分钟溶解', 'PVA, dissolves in about a minute at 20 °C', 'PVA 수용성, 20℃ 물에 약 1분')],
      [named.scent, t('小苍兰与青苹果', 'Freesia and green apple', '프리지아와 풋사과')],
      [named.caution, t('湿手勿取，置于儿童够不到处', 'Dry hands only; keep away from children', '마른 손으로, 어린이 손이 닿지 않게')],
      [named.shelfLife, t('24 个月，开封后请封紧拉链', '24 months; reseal the zipper', '24개월, 개봉 후 지퍼를 꼭 닫기')],
    ],
    story: [
      {
        title: t('先放凝珠，再放衣服', 'Pod first, clothes on top', '캡슐 먼저, 옷은 나중에'),
        text: t(
          '凝珠压在最底下先碰到水，膜化得干净。放进洗衣液抽屉里会溶不透，衣服塞太满也会，留出一掌的空当。',
          'At the bottom it meets the water first and dissolves fully. In the drawer, or under a packed drum, it may not: leave a hand’s width of space.',
          '맨 밑에 있어야 물을 먼저 만나 깨끗이 녹아요. 세제 서랍에 넣거나 옷을 꽉 채우면 덜 녹을 수 있으니 한 뼘쯤 여유를 두세요.',
        ),
        picture: 'pods',
      },
      {
        title: t('为什么是三个颜色', 'What the three colors do', '세 가지 색의 역할'),
        text: t(
          '蓝色负责洗，绿色是酶，对付果汁和血渍，白色里的护色成分让深色少串染。三样东西平时放一起会打架，所以分开装。',
          'Blue cleans, green holds the enzymes for juice and blood, and white keeps dyes from wandering. Stored in one liquid they would cancel out, hence the walls.',
          '파랑은 세정, 초록은 과즙과 핏자국을 맡는 효소, 하양은 이염을 줄여요. 한데 섞어 두면 서로 힘을 잃어서 칸을 나눴어요.',
        ),
        picture: 'detergent',
      },
      {
        title: t('什么时候还是用洗衣液', 'When liquid is still better', '액체 세제가 나을 때'),
        text: t(
          '手洗、只洗三四件、要先抹领口的时候，洗衣液更合适。宿舍、出租屋和出差，凝珠更省心。',
          'Hand washing, three or four items, or pre-treating a collar: use liquid. Dorms, rentals and business trips: pods.',
          '손빨래나 서너 벌만 빨 때, 목때를 먼저 바를 때는 액체가 나아요. 기숙사, 자취방, 출장에는 캡슐이 편해요.',
        ),
        picture: 'slides',
      },
    ],
    gallery: ['pods'],
    linePriceFen: 5590,
    priceFactors: [0.55, 1],
    stock: 600,
  },
]
