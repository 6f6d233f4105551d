import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

const pieces = t('件数', 'Pieces', '구성 수')

export const toysProducts: DemoProduct[] = [
  {
    id: 'blocks',
    shop: 'little-timber',
    category: 'blocks',
    selling: t(
      '一块刻“好”，一块刻韩文字母，还有一座彩虹可以钻过去',
      'Chinese on one block, Hangul on the next, and a rainbow to drive cars under',
      '한 면엔 가, 한 면엔 나, 그리고 자동차가 지나가는 무지개',
    ),
    params: [
      [named.material, t('榉木、椴木', 'Beech and linden', '너도밤나무, 피나무')],
      [t('涂装', 'Finish', '도장'), t('水性漆', 'Water-based paint', '수성 도료')],
      [pieces, each(t('12 件', '12 pieces', '12개'), t('26 件', '26 pieces', '26개'))],
      [named.size, t('字块 4×4×4cm，拱桥最大 24cm', 'Blocks 4 cm, largest arch 24 cm', '글자 블록 4cm, 가장 큰 아치 24cm')],
      [named.age, t('18 个月以上', '18 months and up', '18개월 이상')],
      [t('边角', 'Edges', '모서리'), t('圆角 R3，手工砂光三遍', 'Rounded, hand-sanded three times', '둥근 모서리, 세 번 손으로 사포질')],
      [named.care, t('湿布擦、晾干，勿浸泡', 'Damp cloth, air dry, no soaking', '젖은 천으로 닦아 말리기, 담그지 않기')],
    ],
    story: [
      {
        title: t('汉字和韩文住在一起', 'Two alphabets in one box', '두 글자가 한 상자에'),
        text: t(
          '六个面，刻着汉字、韩文字母、小图案，凹进去的，手指能描着笔画走。双语家庭的孩子可以拿它拼出爷爷奶奶两边的称呼。',
          'Six faces carry Chinese characters, Hangul and small pictures, cut deep enough for a finger to follow the strokes. In a two-language home a child can spell both sides’ words for grandma.',
          '여섯 면에 한자와 한글, 작은 그림을 파 넣어 손가락으로 획을 따라갈 수 있어요. 두 말을 쓰는 집 아이라면 양쪽 할머니 부르는 말을 다 맞춰 볼 수 있어요.',
        ),
        picture: 'blocks',
      },
      {
        title: t('拱桥不止是拱桥', 'The arch is never only an arch', '아치는 아치로 끝나지 않아요'),
        text: t(
          '立着是彩虹，横着是船，叠起来是山洞，倒过来会摇。拱片之间留了一点空，孩子自己就能拆装。',
          'Upright it is a rainbow, on its side a boat, stacked a tunnel, upside down it rocks. The gaps let small hands take it apart without help.',
          '세우면 무지개, 눕히면 배, 쌓으면 동굴, 뒤집으면 흔들흔들. 사이에 틈이 있어 아이 혼자 꺼내고 끼울 수 있어요.',
        ),
        picture: 'train',
      },
      {
        title: t('咬一口也没关系', 'A bite does no harm', '입에 넣어도 괜찮게'),
        text: t(
          '漆是水性的，干透一周才包装，角都磨圆。用久了会掉一点点色、有牙印，擦一层核桃油木头又亮起来。',
          'The paint is water-based and cures a week before packing; corners are rounded. Years of teeth leave marks, and a little walnut oil brings the wood back.',
          '수성 도료를 칠하고 일주일 말려 포장해요. 모서리는 모두 둥글려요. 오래 쓰면 이 자국이 남지만 호두 기름을 얇게 바르면 다시 윤이 나요.',
        ),
        picture: 'rings',
      },
    ],
    gallery: ['blocks'],
    linePriceFen: 16900,
    priceFactors: [1, 1.6],
    stock: 210,
  },
  {
    id: 'train',
    shop: 'little-timber',
    category: 'toy-trains',
    selling: t(
      '三节车厢靠磁铁牵手，装什么走由孩子说了算',
      'Three cars holding hands by magnet, loaded with whatever the driver decides',
      '자석으로 손잡은 세 칸, 무엇을 실을지는 아이 마음',
    ),
    params: [
      [named.material, t('榉木车身，木轮', 'Beech body and wheels', '너도밤나무 몸체와 바퀴')],
      [t('全长', 'Length', '전체 길이'), each(t('42cm', '42 cm', '42cm'), t('68cm', '68 cm', '68cm'))],
      [t('连接', 'Coupling', '연결'), t('内嵌磁铁，不外露', 'Magnets sealed in the wood', '나무 속에 넣은 자석')],
      [t('货物', 'Cargo', '짐'), t('方块 4 个、圆球 5 个，可取下', '4 cubes and 5 balls, removable', '블록 4개, 공 5개, 분리 가능')],
      [t('涂装', 'Finish', '도장'), t('水性漆', 'Water-based paint', '수성 도료')],
      [named.age, t('24 个月以上（含小球）', '24 months and up (small balls)', '24개월 이상 (작은 공 포함)')],
      [t('轨道', 'Track', '선로'), t('不需要，地板上跑', 'None needed; runs on the floor', '필요 없음, 바닥에서 굴려요')],
    ],
    story: [
      {
        title: t('开过沙发，开过饭桌', 'Past the sofa, under the table', '소파를 지나 식탁 밑으로'),
        text: t(
          '没有电池也没有声音，“呜——”要自己来。轮子和轴之间垫了毛毡圈，木地板上推着很安静，也不划地。',
          'No battery and no sound: the whistle is up to you. Felt rings on the axles keep it quiet on wood floors and leave no scratches.',
          '건전지도 소리도 없어요. 칙칙폭폭은 직접 내야 해요. 바퀴 축에 펠트 링을 끼워 마룻바닥에서도 조용하고 긁히지 않아요.',
        ),
        picture: 'train',
      },
      {
        title: t('磁铁藏在木头里', 'Magnets inside the wood', '자석은 나무 속에'),
        text: t(
          '磁铁从车厢里面埋进去再封木塞，抠不出来。吸力不大，拐弯急了会脱钩，正好让孩子自己再接上。',
          'They are set from inside and plugged with wood, so nothing can be picked out. The pull is gentle; take a bend too fast and the child gets to couple it again.',
          '안쪽에서 자석을 심고 나무로 막아 빠지지 않아요. 힘이 세지 않아 급하게 돌면 떨어지는데, 다시 이어 붙이는 것도 놀이예요.',
        ),
        picture: 'blocks',
      },
      {
        title: t('加两节，多两位乘客', 'Two more cars, two more passengers', '두 칸 더, 손님 둘 더'),
        text: t(
          '五节款多一节平板车和一节尾车，小熊 25cm 款坐平板车正好。放在书架上不玩的时候也好看。',
          'The five-car set adds a flatbed and a caboose; the 25 cm bear rides the flatbed nicely. Off duty it looks well on a shelf.',
          '5량은 평판차와 꼬리 칸이 더 있어요. 25cm 곰인형이 평판차에 딱 앉아요. 안 놀 때 책장에 두어도 예뻐요.',
        ),
        picture: 'bear',
      },
    ],
    gallery: ['train'],
    priceFactors: [1, 1.5],
    stock: 140,
  },
  {
    id: 'rings',
    shop: 'little-timber',
    category: 'stacking-toys',
    selling: t(
      '从大到小叠好，顶上那颗红球才坐得稳',
      'Stack them big to small or the red ball will not sit',
      '큰 것부터 차례로 쌓아야 빨간 공이 앉아요',
    ),
    params: [
      [named.material, t('椴木，底座榉木', 'Linden, beech base', '피나무, 받침 너도밤나무')],
      [pieces, each(t('6 圈，另有顶球和底座', '6 rings, with a ball and a base', '링 6개, 공과 받침 포함'), t('8 圈，另有顶球和底座', '8 rings, with a ball and a base', '링 8개, 공과 받침 포함'))],
      [named.size, each(t('高 18cm，最大圈直径 12cm', '18 cm high, largest ring 12 cm', '높이 18cm, 가장 큰 링 12cm'), t('高 22cm，最大圈直径 13cm', '22 cm high, largest ring 13 cm', '높이 22cm, 가장 큰 링 13cm'))],
      [t('中轴', 'Post', '기둥'), t('可弯软轴', 'Flexible post', '휘어지는 기둥')],
      [t('涂装', 'Finish', '도장'), t('水性漆，八色', 'Water-based paint, eight colors', '수성 도료, 여덟 색')],
      [named.age, t('10 个月以上', '10 months and up', '10개월 이상')],
    ],
    story: [
      {
        title: t('叠错了也没人说你', 'No one minds a wrong order', '틀려도 괜찮아요'),
        text: t(
          '一岁前是往外扔，一岁半会套，两岁开始在意大小。中轴是软的，摔一跤扎不到脸，圈也不必对准才套得上。',
          'Before one they throw the rings, at eighteen months they thread, at two they notice size. The post bends, so a tumble does no harm and the aim need not be perfect.',
          '돌 전에는 던지고, 18개월이면 끼우고, 두 돌이면 크기를 따져요. 기둥이 휘어져 넘어져도 다치지 않고, 정확히 맞추지 않아도 들어가요.',
        ),
        picture: 'rings',
      },
      {
        title: t('一个圈能玩一下午', 'A ring is a whole afternoon', '링 하나로 오후 내내'),
        text: t(
          '拿出来滚、套在胳膊上当镯子、隔着圈看人、排成一排给小熊当餐盘。圈的内外侧都是圆弧，抓握不硌。',
          'Rolled, worn as a bangle, peered through, lined up as plates for the bear. Inside and out they are curved, kind to small grips.',
          '굴리고, 팔찌처럼 끼고, 구멍으로 내다보고, 곰인형 접시로 늘어놓아요. 안팎이 모두 둥글어 쥐기 편해요.',
        ),
        picture: 'bear',
      },
      {
        title: t('洗完要擦干', 'Wipe, then dry', '닦고 나서 말리기'),
        text: t(
          '沾了口水饭粒，湿巾擦一遍再用干布擦。木头吸了水会涨，别泡消毒液，也别放阳台暴晒。',
          'Spit and rice come off with a wipe, then a dry cloth. Soaked wood swells, so no disinfectant baths and no hot sun.',
          '침과 밥풀은 물티슈로 닦고 마른 천으로 마무리하세요. 물을 먹으면 부푸니 소독액에 담그거나 땡볕에 두지 마세요.',
        ),
        picture: 'wetwipes',
      },
    ],
    gallery: ['rings'],
    priceFactors: [0.84, 1],
    stock: 380,
  },
  {
    id: 'bear',
    shop: 'little-timber',
    category: 'teddy-bears',
    selling: t(
      '红围巾能解下来洗，棉花塞得刚好能抱扁',
      'The red scarf comes off to wash, and the stuffing gives when hugged',
      '빨간 목도리는 풀어서 빨고, 솜은 꼭 안기 좋은 만큼만',
    ),
    params: [
      [named.size, each(t('坐高 25cm', '25 cm sitting', '앉은키 25cm'), t('坐高 35cm', '35 cm sitting', '앉은키 35cm'), t('坐高 50cm', '50 cm sitting', '앉은키 50cm'))],
      [t('面料', 'Fabric', '겉감'), t('羊羔绒，肚皮浅色', 'Sherpa plush with a pale tummy', '양털 원단, 배는 밝은색')],
      [t('填充', 'Filling', '충전재'), t('PP 棉，屁股里有一小袋豆粒', 'Fiberfill, with a bean bag in the seat', 'PP솜, 엉덩이에 콩주머니')],
      [t('眼睛鼻子', 'Eyes and nose', '눈과 코'), t('全刺绣，无硬件', 'Embroidered, no hard parts', '자수, 딱딱한 부품 없음')],
      [t('围巾', 'Scarf', '목도리'), t('红色针织，可拆', 'Red knit, removable', '빨간 니트, 분리 가능')],
      [named.age, t('0 岁以上', 'From birth', '0세 이상')],
      [named.care, t('装洗衣袋 30℃机洗，晾干后拍松', 'In a wash bag at 30 °C; fluff when dry', '세탁망에 넣어 30℃, 말린 뒤 두드리기')],
    ],
    story: [
      {
        title: t('坐得住的熊', 'A bear that sits up', '혼자 앉는 곰'),
        text: t(
          '屁股里缝了一小袋豆粒，放在床头、餐椅、火车上都坐得稳。豆粒外面两层布，拆开也漏不出来。',
          'A small bag of beans in the seat keeps it upright on the bed, the high chair or the train. Two layers of cloth hold them in.',
          '엉덩이에 작은 콩주머니를 넣어 침대 머리맡에도 식탁 의자에도 기차에도 잘 앉아요. 주머니는 천을 두 겹으로 감쌌어요.',
        ),
        picture: 'bear',
      },
      {
        title: t('眼睛是绣上去的', 'Eyes made of thread', '눈은 실로 수놓았어요'),
        text: t(
          '没有扣眼珠、没有塑料鼻子，婴儿咬着睡也不怕。左右两只眼睛是手工对位，表情会差一点点，每只都有自己的脾气。',
          'No buttons and no plastic nose, so a baby can fall asleep chewing it. The eyes are placed by hand; each bear looks a little different.',
          '단추 눈도 플라스틱 코도 없어 아기가 물고 자도 괜찮아요. 눈을 손으로 맞춰 달아서 표정이 조금씩 달라요.',
        ),
        picture: 'catbed',
      },
      {
        title: t('备一只一样的', 'Keep a spare', '하나 더 두세요'),
        text: t(
          '认准了就离不开的孩子，建议买两只轮着洗、轮着旧，味道才一样。25cm 适合带出门，50cm 是给大人抱的。',
          'For the child who cannot be parted from it, buy two and rotate them so they age alike. 25 cm travels; 50 cm is for grown-ups.',
          '한번 정들면 못 떨어지는 아이라면 두 개를 번갈아 빨고 번갈아 낡게 하세요. 25cm는 나들이용, 50cm는 어른이 안기 좋아요.',
        ),
        picture: 'armchair',
      },
    ],
    gallery: ['bear'],
    linePriceFen: 12900,
    priceFactors: [0.65, 1, 1.75],
    stock: 260,
  },
]
