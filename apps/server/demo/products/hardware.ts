import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

export const hardwareProducts: DemoProduct[] = [
  {
    id: 'screwdriver',
    shop: 'goyo-tools',
    category: 'tool-sets',
    selling: t(
      '五件，够把一间出租屋从松动修到不响',
      'Five tools, enough to stop a rented room from rattling',
      '다섯 가지면 자취방의 덜컹거림을 다 잡아요',
    ),
    params: [
      [t('五件', 'Five pieces', '5종'), t('十字、一字螺丝刀，扳手，卷尺，螺栓测规', 'Phillips and slotted drivers, wrench, tape, bolt gauge', '십자·일자 드라이버, 렌치, 줄자, 볼트 게이지')],
      [t('十二件另含', 'Twelve adds', '12종 추가'), t('尖嘴钳、内六角 5 支、美工刀', 'Needle-nose pliers, 5 hex keys, utility knife', '롱노즈 플라이어, 육각 렌치 5개, 커터칼')],
      [t('刀杆', 'Blades', '날'), t('铬钒钢，头部带磁', 'Chrome vanadium, magnetic tips', '크롬바나듐강, 자석 팁')],
      [t('硬度', 'Hardness', '경도'), t('HRC 54–58', 'HRC 54–58', 'HRC 54–58')],
      [t('手柄', 'Handles', '손잡이'), t('双色防滑胶', 'Two-tone rubber grip', '이중 고무 그립')],
      [t('扳手开口', 'Wrench opening', '렌치 폭'), t('0–24mm', '0–24 mm', '0–24mm')],
      [named.packaging, t('帆布卷包', 'Canvas roll', '캔버스 롤 파우치')],
    ],
    story: [
      {
        title: t('螺丝刀只要两把', 'Two drivers will do', '드라이버는 두 개면 돼요'),
        text: t(
          '家里八成的螺丝是 PH2 十字和 6 毫米一字。与其买三十件套里放着生锈，不如这两把钢口好、磁头吸得住螺丝的。',
          'Eight in ten screws at home are Phillips 2 or 6 mm slotted. Two with good steel and a magnet that holds beat thirty that rust in a case.',
          '집 나사의 80%는 십자 2번과 일자 6mm예요. 서른 개 세트를 녹슬게 두느니 쇠가 좋고 자석이 센 두 개가 나아요.',
        ),
        picture: 'screwdriver',
      },
      {
        title: t('柄粗一点，省一半力', 'A thick handle halves the effort', '손잡이가 굵어야 힘이 덜 들어요'),
        text: t(
          '手柄最粗处 32 毫米，手心裹得住。黑色那段是软胶，出汗也不打滑；尾巴上的孔可以挂钩。',
          'At its fullest the grip is 32 mm and fills the palm; the black band is soft and stays put in a sweaty hand. Hang it by the hole.',
          '가장 굵은 곳이 32mm라 손바닥에 꽉 차요. 검은 부분은 부드러운 고무라 땀이 나도 미끄럽지 않아요. 끝 구멍으로 걸 수 있어요.',
        ),
        picture: 'hammer',
      },
      {
        title: t('装家具那天你会用上', 'For the day the furniture comes', '가구 조립하는 날'),
        text: t(
          '餐椅、书架、边几这些多是内六角和十字螺丝。要自己装的话买十二件套，五支内六角覆盖到 6 毫米。',
          'Chairs, shelves and tables mostly use hex keys and Phillips screws. If you assemble your own take the twelve: the hex keys go up to 6 mm.',
          '의자, 책장, 협탁은 대개 육각과 십자 나사예요. 직접 조립할 거면 12종을 고르세요. 육각 렌치가 6mm까지 있어요.',
        ),
        picture: 'chair',
      },
    ],
    gallery: ['screwdriver'],
    linePriceFen: 10900,
    priceFactors: [1, 1.9],
    stock: 290,
  },
  {
    id: 'hammer',
    shop: 'goyo-tools',
    category: 'hammers',
    selling: t(
      '锻打锤头配山核桃木柄，震感留在木头里',
      'A forged head on hickory: the sting stays in the wood',
      '단조 머리에 히코리 자루, 충격은 나무가 받아요',
    ),
    params: [
      [t('锤头', 'Head', '머리'), t('45 号钢锻打，亮面', 'Forged medium-carbon steel, polished', '중탄소강 단조, 연마')],
      [named.weight, each(t('锤头 0.25kg', 'Head 0.25 kg', '머리 0.25kg'), t('锤头 0.5kg', 'Head 0.5 kg', '머리 0.5kg'))],
      [t('硬度', 'Hardness', '경도'), t('锤面 HRC 50–55', 'Face HRC 50–55', '타격면 HRC 50–55')],
      [t('手柄', 'Handle', '자루'), t('山核桃木，尾段浸胶', 'Hickory with a dipped grip', '히코리, 끝부분 고무 코팅')],
      [t('全长', 'Length', '전체 길이'), each(t('28cm', '28 cm', '28cm'), t('32cm', '32 cm', '32cm'))],
      [t('羊角', 'Claw', '노루발'), t('V 形槽，可起 3.5mm 钉', 'V slot, draws nails to 3.5 mm', 'V자 홈, 3.5mm 못까지')],
    ],
    story: [
      {
        title: t('让锤子自己落', 'Let the head fall', '망치 무게로 치세요'),
        text: t(
          '握在柄尾三分之一，手腕松，靠半公斤的分量砸下去。握得太靠前、死用力，才会打到手。钉子先用尖嘴钳夹住起头。',
          'Hold the last third, keep the wrist loose and let half a kilo do it. Choking up and forcing it is how thumbs get hit. Start the nail in pliers.',
          '자루 끝 3분의 1을 잡고 손목을 풀어 무게로 내리치세요. 앞을 잡고 힘만 주면 손을 쳐요. 못은 처음에 플라이어로 잡아 주세요.',
        ),
        picture: 'hammer',
      },
      {
        title: t('木柄可以换，也可以养', 'A handle you can keep', '자루는 돌볼 수 있어요'),
        text: t(
          '山核桃木有弹性，打一天胳膊不麻。干了抹一点核桃油；锤头松了，柄尾朝下在木板上蹾两下就紧。',
          'Hickory gives, so the arm is not numb by evening. Oil it when dry; if the head loosens, knock the butt on a board twice.',
          '히코리는 탄성이 있어 하루 써도 팔이 덜 저려요. 마르면 호두 기름을 바르고, 머리가 헐거우면 자루 끝을 나무판에 두어 번 찧으세요.',
        ),
        picture: 'walnut',
      },
      {
        title: t('起钉别伤桌面', 'Pull without a dent', '상판 자국 없이 뽑기'),
        text: t(
          '羊角底下垫一块薄木片再撬，实木家具才不留印。钉子太深就分两次，先撬起一半，换厚木块再来。',
          'Slip a thin piece of wood under the claw. For a long nail do it in two bites, the second on a thicker block.',
          '노루발 아래에 얇은 나무를 대고 젖히면 원목에 자국이 안 남아요. 깊은 못은 반쯤 뽑고 더 두꺼운 나무를 대어 한 번 더요.',
        ),
        picture: 'stool',
      },
    ],
    gallery: ['hammer'],
    priceFactors: [0.79, 1],
    stock: 350,
  },
  {
    id: 'tapemeasure',
    shop: 'goyo-tools',
    category: 'tape-measures',
    selling: t(
      '拉多长停多长，一个人量三米的窗也不塌腰',
      'It stops where you pull it and stands out across a three-meter window',
      '당긴 만큼 멈추고 3m 창도 혼자 재요',
    ),
    params: [
      [t('长度', 'Length', '길이'), each(t('3m', '3 m', '3m'), t('5m', '5 m', '5m'), t('7.5m', '7.5 m', '7.5m'))],
      [t('尺带', 'Blade', '줄'), t('宽 19mm，尼龙覆膜', '19 mm, nylon coated', '폭 19mm, 나일론 코팅')],
      [t('精度', 'Accuracy', '정밀도'), each(t('二级，3m±0.9mm', 'Class II, 3 m ± 0.9 mm', '2급, 3m±0.9mm'), t('二级，5m±1.3mm', 'Class II, 5 m ± 1.3 mm', '2급, 5m±1.3mm'), t('二级，7.5m±1.9mm', 'Class II, 7.5 m ± 1.9 mm', '2급, 7.5m±1.9mm'))],
      [t('刻度', 'Markings', '눈금'), t('毫米，双面', 'Millimeters, both sides', '밀리미터, 양면')],
      [t('尺钩', 'Hook', '갈고리'), t('三铆钉，可吸可挂', 'Three rivets, magnetic', '리벳 3개, 자석')],
      [t('外壳', 'Case', '몸체'), t('ABS 包软胶，长 70mm', 'Rubber-clad ABS, 70 mm long', 'ABS와 고무, 길이 70mm')],
      [t('下垂距离', 'Standout', '처짐 없는 길이'), t('约 2.1m', 'About 2.1 m', '약 2.1m')],
    ],
    story: [
      {
        title: t('自锁的意思', 'What self-locking means', '자동 잠금이란'),
        text: t(
          '松手不回弹，按钮才收。量好了可以放下尺子去拿铅笔，回来数字还在。收尺时手指压着带子，别让钩子抽回来。',
          'Let go and it stays; press and it returns. Measure, put it down, find a pencil, and the number is still there. Guide the blade home with a finger.',
          '손을 놔도 그대로, 버튼을 눌러야 감겨요. 재 놓고 연필을 가지러 가도 숫자가 남아 있어요. 감을 땐 줄을 손가락으로 잡아 주세요.',
        ),
        picture: 'tapemeasure',
      },
      {
        title: t('钩子会晃是对的', 'The hook should wobble', '갈고리는 흔들려야 정상'),
        text: t(
          '钩头能前后动一毫米，正好是它自己的厚度：挂着量往外，顶着量往里，两头都准。不是松了，别去敲紧。',
          'It slides a millimeter, exactly its own thickness, so hooked and butted readings agree. It is not loose; do not hammer it tight.',
          '갈고리가 움직이는 1mm는 제 두께예요. 걸어 재면 나오고 대어 재면 들어가 둘 다 정확해요. 헐거운 게 아니니 두드리지 마세요.',
        ),
        picture: 'screwdriver',
      },
      {
        title: t('买家具之前量三处', 'Measure three things first', '가구 사기 전 세 군데'),
        text: t(
          '门洞、电梯、转角。书架放得下不等于抬得进。壳体长 70 毫米写在底边，量凹进去的地方加上它就好。',
          'Doorway, elevator, corner. What fits the wall may not fit the stairs. The 70 mm of the case is printed on it; add it in tight recesses.',
          '문틀, 엘리베이터, 모퉁이. 놓을 자리가 있어도 못 들어올 수 있어요. 몸체 70mm는 바닥에 적혀 있으니 안쪽을 잴 때 더하세요.',
        ),
        picture: 'bookshelf',
      },
    ],
    gallery: ['tapemeasure'],
    priceFactors: [0.75, 1, 1.5],
    stock: 700,
  },
  {
    id: 'padlock',
    shop: 'goyo-tools',
    category: 'padlocks',
    selling: t(
      '实心黄铜锁体，雨里挂一冬天也拧得开',
      'Solid brass: a winter in the rain and the key still turns',
      '통황동 몸체, 겨우내 비를 맞아도 열려요',
    ),
    params: [
      [t('锁体', 'Body', '몸체'), each(t('实心黄铜，宽 30mm', 'Solid brass, 30 mm wide', '통황동, 너비 30mm'), t('实心黄铜，宽 40mm', 'Solid brass, 40 mm wide', '통황동, 너비 40mm'), t('实心黄铜，宽 50mm', 'Solid brass, 50 mm wide', '통황동, 너비 50mm'))],
      [t('锁梁', 'Shackle', '고리'), each(t('硬化钢镀铬，直径 5mm', 'Hardened, chromed steel, 5 mm', '크롬 도금 경화강, 지름 5mm'), t('硬化钢镀铬，直径 6mm', 'Hardened, chromed steel, 6 mm', '크롬 도금 경화강, 지름 6mm'), t('硬化钢镀铬，直径 8mm', 'Hardened, chromed steel, 8 mm', '크롬 도금 경화강, 지름 8mm'))],
      [t('锁梁内高', 'Clearance', '고리 안쪽'), each(t('17mm', '17 mm', '17mm'), t('22mm', '22 mm', '22mm'), t('28mm', '28 mm', '28mm'))],
      [t('锁芯', 'Cylinder', '실린더'), t('5 弹子', '5 pins', '5핀')],
      [t('钥匙', 'Keys', '열쇠'), t('3 把，可刻号', '3, can be numbered', '3개, 번호 각인 가능')],
      [named.weight, each(t('约 95g', 'About 95 g', '약 95g'), t('约 170g', 'About 170 g', '약 170g'), t('约 290g', 'About 290 g', '약 290g'))],
      [t('适用', 'Use', '용도'), t('院门、工具箱、更衣柜', 'Gates, toolboxes, lockers', '대문, 공구함, 사물함')],
    ],
    story: [
      {
        title: t('铜不锈，钢不断', 'Brass for rain, steel for force', '황동은 녹슬지 않고 강철은 끊기지 않게'),
        text: t(
          '锁体是一整块黄铜铣出来的，不是铁皮包的；锁梁是硬化钢，普通小钢锯拉两下就打滑。拿在手里一掂就知道。',
          'The body is milled from one block, not folded sheet; the shackle is hardened, and a small hacksaw only skates. The weight in the hand tells you.',
          '몸체는 철판을 접은 게 아니라 황동 덩어리를 깎았고, 고리는 경화강이라 작은 쇠톱은 미끄러져요. 들어 보면 무게로 알아요.',
        ),
        picture: 'padlock',
      },
      {
        title: t('挑多大的', 'Which size', '어떤 크기로'),
        text: t(
          '30mm 锁行李箱、抽屉，40mm 锁柜子、院门，50mm 锁库房。先看锁孔能过多粗的锁梁，量一量再买。',
          '30 mm for a case or drawer, 40 for a locker or gate, 50 for a store room. Measure the hasp hole first.',
          '30mm는 가방과 서랍, 40mm는 사물함과 대문, 50mm는 창고예요. 고리가 들어갈 구멍을 먼저 재세요.',
        ),
        picture: 'tapemeasure',
      },
      {
        title: t('冻住了别硬拧', 'Frozen? Do not force it', '얼면 억지로 돌리지 마세요'),
        text: t(
          '东北的冬天锁眼会冻。用热水袋捂一会儿，别浇水。每年入冬前往锁眼吹一点铅笔芯粉，比油好使，不沾灰。',
          'Locks freeze in the north. A hot-water bottle, never water on it. A puff of graphite each autumn beats oil and holds no dust.',
          '동북의 겨울엔 자물쇠가 얼어요. 핫팩으로 녹이고 물은 붓지 마세요. 겨울 전 흑연 가루를 불어 넣으면 기름보다 좋고 먼지가 안 붙어요.',
        ),
        picture: 'thermos',
      },
    ],
    gallery: ['padlock'],
    priceFactors: [0.72, 1, 1.4],
    stock: 450,
  },
]
