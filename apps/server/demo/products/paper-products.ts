import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

export const paperProducts: DemoProduct[] = [
  {
    id: 'tissue',
    shop: 'yunshu',
    category: 'facial-tissues',
    selling: t(
      '感冒擦一整天，鼻子也不红',
      'A whole day of a cold without a red nose',
      '감기로 종일 코를 풀어도 헐지 않아요',
    ),
    params: [
      [t('规格', 'Count', '규격'), each(t('120 抽×12 包，3 层', '120 sheets × 12, 3-ply', '120매×12팩, 3겹'), t('120 抽×24 包，3 层', '120 sheets × 24, 3-ply', '120매×24팩, 3겹'))],
      [t('单张尺寸', 'Sheet size', '1매 크기'), t('180×133mm', '180 × 133 mm', '180×133mm')],
      [t('原料', 'Fiber', '원료'), t('100% 原生木浆', '100% virgin wood pulp', '천연 펄프 100%')],
      [t('荧光增白剂', 'Optical brighteners', '형광 증백제'), t('不添加', 'None', '무첨가')],
      [named.scent, t('无香', 'Unscented', '무향')],
      [t('外箱', 'Carton', '박스 크기'), each(t('55×38×14cm', '55 × 38 × 14 cm', '55×38×14cm'), t('55×38×27cm', '55 × 38 × 27 cm', '55×38×27cm'))],
      [named.shelfLife, t('36 个月', '36 months', '36개월')],
    ],
    story: [
      {
        title: t('棉柔不是加了棉', 'Soft as cotton, made of wood', '면처럼 부드럽지만 펄프예요'),
        text: t(
          '柔是靠长短纤维搭配和多压一道光，没有加乳霜，所以擦眼镜不会越擦越花。纸面有细小的压纹，摸得出来。',
          'The softness comes from mixing long and short fibers and one more calender pass, not from lotion, so it wipes glasses without smearing. You can feel the fine embossing.',
          '긴 섬유와 짧은 섬유를 섞고 한 번 더 눌러 부드럽게 만들었어요. 로션을 넣지 않아 안경을 닦아도 뿌옇지 않아요. 잔잔한 엠보싱이 손끝에 느껴져요.',
        ),
        picture: 'tissue',
      },
      {
        title: t('二十四包放哪儿', 'Where do 24 packs go', '24팩은 어디에 둘까요'),
        text: t(
          '一层床底、一层衣柜顶，再往车里放两包。四口之家大约用两个月，下次活动正好接得上。',
          'A row under the bed, a row on the wardrobe, two in the car. A family of four takes about two months to get through them.',
          '침대 밑에 한 줄, 옷장 위에 한 줄, 차에 두 팩. 네 식구면 두 달쯤 써요.',
        ),
        picture: 'hero-home',
      },
      {
        title: t('湿了也不碎', 'Holds when wet', '젖어도 부스러지지 않게'),
        text: t(
          '三层纸沾水后还能提得起来，吃完面擦嘴、擦孩子的手都不掉渣。要擦灶台上的油，还是请厨房纸来。',
          'Three plies can be lifted dripping, so mouths and small hands come clean without crumbs. For the stove, leave it to kitchen paper.',
          '세 겹이라 젖어도 들려요. 국수 먹고 입을 닦거나 아이 손을 닦아도 가루가 안 남아요. 가스레인지 기름은 키친타월에 맡기세요.',
        ),
        picture: 'kitchenpaper',
      },
    ],
    gallery: ['tissue'],
    linePriceFen: 6490,
    priceFactors: [0.55, 1],
    stock: 880,
  },
  {
    id: 'rolls',
    shop: 'yunshu',
    category: 'toilet-rolls',
    selling: t(
      '四层压花，一次撕四节就够，冲水散得开',
      'Four embossed plies: four squares are enough, and they break up in the flush',
      '4겹 엠보싱, 네 칸이면 충분하고 물에 잘 풀려요',
    ),
    params: [
      [t('规格', 'Count', '규격'), each(t('4 层×12 卷', '4-ply × 12 rolls', '4겹×12롤'), t('4 层×24 卷', '4-ply × 24 rolls', '4겹×24롤'))],
      [t('每卷', 'Per roll', '1롤'), t('约 140g，25m', 'About 140 g, 25 m', '약 140g, 25m')],
      [t('节长', 'Sheet', '한 칸'), t('114×100mm', '114 × 100 mm', '114×100mm')],
      [t('原料', 'Fiber', '원료'), t('原生木浆 70%，竹浆 30%', '70% wood pulp, 30% bamboo pulp', '천연 펄프 70%, 대나무 펄프 30%')],
      [t('纸芯', 'Core', '심지'), t('有芯，内径 4cm', 'Cored, 4 cm inside', '심지 있음, 내경 4cm')],
      [t('可冲入马桶', 'Flushable', '변기 사용'), t('可以，每次不超过八节', 'Yes, up to eight sheets', '가능, 한 번에 여덟 칸까지')],
    ],
    story: [
      {
        title: t('掺三成竹浆', 'Three parts bamboo', '대나무 펄프 30%'),
        text: t(
          '竹纤维短，散得快，老房子的管道也少堵；七成木浆管柔软。颜色微微偏米，是没有过度漂白的样子。',
          'Bamboo’s short fibers come apart quickly, which old pipes appreciate; the wood pulp keeps it soft. It is a shade off white because it was not over-bleached.',
          '대나무 섬유는 짧아 빨리 풀려서 오래된 배관도 덜 막혀요. 부드러움은 나무 펄프가 맡아요. 지나치게 표백하지 않아 살짝 미색이에요.',
        ),
        picture: 'rolls',
      },
      {
        title: t('压花不只是好看', 'What the embossing is for', '엠보싱이 하는 일'),
        text: t(
          '凹凸把四层纸扣在一起，撕的时候不分家，也多出一点厚度。撕口的针孔做密了，单手也撕得齐。',
          'The pattern locks the plies so they do not part company and adds a little loft. Closer perforations mean a clean tear with one hand.',
          '오목볼록한 무늬가 네 겹을 맞물려 찢을 때 벌어지지 않고 도톰해져요. 절취선을 촘촘히 내서 한 손으로도 반듯하게 찢겨요.',
        ),
        picture: 'tissue',
      },
      {
        title: t('受潮就不好用了', 'Keep it dry', '습기만 피하면'),
        text: t(
          '浴室里只留一卷，其他的连塑封放柜子里。卷纸吸味，别跟洗衣凝珠塞同一层。',
          'Leave one roll in the bathroom and the rest sealed in a cupboard. Paper takes up smells, so not on the same shelf as the laundry pods.',
          '욕실에는 한 롤만 두고 나머지는 비닐째 수납장에 넣으세요. 종이는 냄새를 먹으니 세탁 캡슐과 같은 칸에 두지 마세요.',
        ),
        picture: 'sidetable',
      },
    ],
    gallery: ['rolls'],
    priceFactors: [1, 1.9],
    stock: 1020,
  },
  {
    id: 'kitchenpaper',
    shop: 'yunshu',
    category: 'paper-towels',
    selling: t(
      '一张吸干两勺水，拧一拧还能再擦一遍灶台',
      'One sheet takes up two spoonfuls of water; wring it and wipe the stove again',
      '한 장이 물 두 숟갈, 짜서 레인지 한 번 더 닦아요',
    ),
    params: [
      [t('规格', 'Count', '규격'), each(t('75 节×2 卷，2 层', '75 sheets × 2, 2-ply', '75매×2롤, 2겹'), t('75 节×6 卷，2 层', '75 sheets × 6, 2-ply', '75매×6롤, 2겹'))],
      [t('节长', 'Sheet', '한 칸'), t('230×210mm', '230 × 210 mm', '230×210mm')],
      [t('原料', 'Fiber', '원료'), t('原生木浆', 'Virgin wood pulp', '천연 펄프')],
      [t('食品接触', 'Food contact', '식품 접촉'), t('可吸油、可垫炸物；勿入油锅、烤箱', 'Fine for draining food; not for hot oil or ovens', '튀김 받침 가능, 기름 솥·오븐 금지')],
      [t('微波', 'Microwave', '전자레인지'), t('盖碗加热不超过 2 分钟', 'As a cover, up to 2 minutes', '덮개로 2분 이내')],
      [named.storage, t('远离明火', 'Away from flames', '불 가까이 두지 마세요')],
    ],
    story: [
      {
        title: t('先救五花肉，再救灶台', 'Meat first, stove after', '고기 먼저, 레인지는 나중'),
        text: t(
          '牛排和虾仁下锅前用它按干表面，才煎得出焦色；用过的那张留着擦灶台上溅的油，不浪费。',
          'Pat steak and shrimp dry before the pan or they will never brown. Keep the same sheet for the splashes on the stove.',
          '스테이크나 새우는 굽기 전에 눌러 물기를 빼야 노릇해져요. 그 종이는 남겨 두었다가 튄 기름을 닦으세요.',
        ),
        picture: 'kitchenpaper',
      },
      {
        title: t('洗完菜包起来', 'Wrap the greens', '씻은 채소 싸 두기'),
        text: t(
          '生菜沥水后裹一张再进保鲜袋，第二天还是脆的。樱桃番茄、蓝莓垫在盒底，能多放两三天。',
          'Roll washed lettuce in a sheet before bagging and it is crisp the next day. Under cherry tomatoes or blueberries it buys two or three days.',
          '물기 뺀 상추를 한 장 감싸 봉지에 넣으면 다음 날도 아삭해요. 방울토마토나 블루베리는 통 바닥에 깔면 이삼일 더 가요.',
        ),
        picture: 'freshblue',
      },
      {
        title: t('两张胜过一张厚的', 'Two thin beat one thick', '두꺼운 한 장보다 두 장'),
        text: t(
          '两层之间留了空气，吸得快也挂得住水。擦玻璃、擦水槽都不掉絮，但别冲马桶，它不溶。',
          'Air between the plies makes it fast and keeps water from dripping. It leaves no lint on glass, but it does not dissolve: never flush it.',
          '두 겹 사이에 공기가 있어 빨리 빨아들이고 물이 뚝뚝 떨어지지 않아요. 유리를 닦아도 보풀이 없지만 물에 녹지 않으니 변기에는 버리지 마세요.',
        ),
        picture: 'scene-kitchen',
      },
    ],
    gallery: ['kitchenpaper'],
    priceFactors: [1, 2.8],
    stock: 1400,
  },
  {
    id: 'wetwipes',
    shop: 'yunshu',
    category: 'baby-wipes',
    selling: t(
      '九十九分是水，擦完小手直接拿饼干',
      'Ninety-nine parts water: straight from wipe to cookie',
      '99%가 물이라 손 닦고 바로 과자를 집어도 안심이에요',
    ),
    params: [
      [t('规格', 'Count', '규격'), each(t('80 抽×5 包，带盖', '80 × 5 packs, with lid', '80매×5팩, 캡형'), t('80 抽×10 包，带盖', '80 × 10 packs, with lid', '80매×10팩, 캡형'))],
      [t('单张尺寸', 'Sheet size', '1매 크기'), t('200×150mm', '200 × 150 mm', '200×150mm')],
      [t('布料', 'Fabric', '원단'), t('水刺无纺布，55g/㎡', 'Spunlace, 55 gsm', '스펀레이스 부직포, 55g/㎡')],
      [named.ingredients, t('纯化水 99%、甘油、食品级防腐剂', '99% purified water, glycerin, food-grade preservative', '정제수 99%, 글리세린, 식품용 보존제')],
      [t('不添加', 'Without', '무첨가'), t('酒精、香精、荧光剂', 'Alcohol, fragrance, brighteners', '알코올, 향료, 형광제')],
      [t('酸碱度', 'pH', '산도(pH)'), t('5.0–6.5', '5.0–6.5', '5.0–6.5')],
      [named.shelfLife, t('24 个月，开封后 1 个月', '24 months; 1 month once opened', '24개월, 개봉 후 1개월')],
    ],
    story: [
      {
        title: t('盖子要啪地一声', 'A lid that snaps', '딱 소리 나는 뚜껑'),
        text: t(
          '湿巾变干，十有八九是盖子没扣严。我们把盖沿做成双扣，听见“啪”就是严了；倒扣着放，最上面一张也是湿的。',
          'Wipes go dry because the lid was not shut. Ours has a double rim: hear the snap and it is sealed. Store it upside down and even the first sheet is wet.',
          '물티슈가 마르는 건 대개 뚜껑 때문이에요. 테두리를 이중으로 만들어 딱 소리가 나면 닫힌 거예요. 뒤집어 두면 맨 윗장까지 촉촉해요.',
        ),
        picture: 'wetwipes',
      },
      {
        title: t('手口专用，屁屁也行', 'Hands and mouth, bottom too', '손과 입, 엉덩이까지'),
        text: t(
          '55 克的布不透手，也不起毛。红屁屁的时候请改用清水，任何湿巾的防腐剂都会有点刺激。',
          'The 55 gsm cloth neither tears nor fluffs. For a sore bottom use plain water instead; any preservative can sting.',
          '55g 원단이라 비치지 않고 보풀도 없어요. 발진이 있을 때는 물로 씻어 주세요. 어떤 물티슈든 보존제가 자극이 될 수 있어요.',
        ),
        picture: 'bear',
      },
      {
        title: t('玩具也擦一擦', 'Wipe the toys as well', '장난감도 한 번'),
        text: t(
          '木玩具不能泡水，湿巾擦完再用干布过一遍就好。五包分开放：推车、餐椅、玄关、车里、包里。',
          'Wooden toys must not be soaked: a wipe, then a dry cloth. Five packs: stroller, high chair, front door, car, bag.',
          '원목 장난감은 물에 담그면 안 되니 물티슈로 닦고 마른 천으로 마무리하세요. 다섯 팩은 유모차, 식탁 의자, 현관, 차, 가방에 하나씩이요.',
        ),
        picture: 'rings',
      },
    ],
    gallery: ['wetwipes'],
    linePriceFen: 4290,
    priceFactors: [1, 1.9],
    stock: 750,
  },
]
