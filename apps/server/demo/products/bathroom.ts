import { t, type DemoProduct } from '../product-type.ts'
import { p } from '../param-names.ts'

export const bathroomProducts: DemoProduct[] = [
  {
    id: 'faucet', shop: 'clearwater-bath', category: 'basin-faucets', stock: 150,
    gallery: ['faucet'],
    selling: t('鹅颈高抛，洗菜洗脸都不磕，三十五毫米陶瓷芯', 'A high gooseneck that clears a basin, on a 35 mm ceramic cartridge', '목이 높아 세수도 손빨래도 편하고 35mm 세라믹 밸브를 써요'),
    params: [
      [p.material, t('59 铜体，陶瓷阀芯', '59 brass body, ceramic cartridge', '황동 본체, 세라믹 밸브')],
      [p.size, t('总高 32cm，出水高 24cm，开孔 35mm', '32 cm tall, spout at 24 cm, 35 mm hole', '높이 32, 출수 높이 24cm, 구멍 35mm')],
      [p.finish, t('三层电镀，盐雾 48 小时', 'Triple plating, 48 h salt-spray', '삼중 도금, 염수 분무 48시간')],
      [t('水流', 'Flow', '수량'), t('起泡器 6L/分钟', 'Aerated, 6 L/min', '에어레이터 6L/분')],
      [t('工作水压', 'Pressure', '사용 수압'), t('0.05–0.8MPa', '0.05–0.8 MPa', '0.05–0.8MPa')],
      [p.inBox, t('龙头、冷热软管、压帽、扳手', 'Faucet, hoses, nut, wrench', '수전, 호스, 너트, 렌치')],
      [p.warranty, t('阀芯五年', 'Five years on the cartridge', '밸브 5년')],
    ],
    story: [
      { picture: 'faucet', title: t('关上就是关上', 'Off means off', '잠그면 딱 멈춰요'), text: t('陶瓷片对磨，五十万次启闭测试，不滴不响。', 'Ceramic discs lapped to each other and cycled half a million times: no drip, no chatter.', '세라믹 판을 맞물려 갈아 오십만 번 시험했어요. 물방울도 소리도 없어요.') },
      { picture: 'towels', title: t('自己装得上', 'You can fit it yourself', '직접 달 수 있어요'), text: t('两根软管手拧，龙头从孔里落下去，底下一颗螺帽。说明图画在纸上，不用翻视频。', 'Two hoses by hand, one nut below, and the steps are on paper.', '호스 두 개를 손으로 돌리고 아래 너트를 조이면 돼요. 설명서에 그림이 있어요.') },
      { picture: 'mirror', title: t('亮铬还是枪灰', 'Chrome or gunmetal', '크롬 또는 건메탈'), text: t('亮铬配白瓷，水渍一擦就掉；枪灰哑光，配石材台面好看，指纹不显。', 'Chrome with white ceramic, gunmetal with stone, which hides prints.', '크롬은 흰 도기에 어울리고, 건메탈은 무광이라 지문이 덜 보여요.') },
    ],
  },
  {
    id: 'towels', shop: 'clearwater-bath', category: 'bath-towels', stock: 240, linePriceFen: 19900, priceFactors: [0.55, 1],
    gallery: ['towels', 'hero-home'],
    selling: t('长绒棉织足 560 克，头几次会掉点毛，后面越洗越软', 'Long-staple cotton at 560 g/m²: a little lint at first, softer with every wash', '도톰한 장모면 560g/㎡, 처음엔 보풀이 조금 나고 빨수록 부드러워져요'),
    params: [
      [p.material, t('100% 长绒棉，无荧光', '100% long-staple cotton, no optical brightener', '장모면 100%, 형광 없음')],
      [p.size, t('70×140cm', '70 × 140 cm', '70×140cm')],
      [p.weight, t('560g/㎡，单条 549g', '560 g/m², 549 g each', '560g/㎡, 한 장 549g')],
      [p.care, t('40℃ 洗，不用柔顺剂，低温烘', 'Wash at 40 °C, no softener, tumble low', '40℃ 세탁, 유연제 없이, 저온 건조')],
      [p.packaging, t('四条一捆，纸腰封', 'Four in a paper band', '네 장, 종이 띠')],
      [t('执行标准', 'Standard', '기준'), t('A 类（婴幼儿可用）', 'Class A (suitable for infants)', 'A등급(유아 사용 가능)')],
    ],
    story: [
      { picture: 'towels', title: t('吸得快，干得也快', 'Fast in, fast out', '물을 잘 먹고 빨리 말라요'), text: t('纱圈高、密度留足，擦头发三下就不滴水，挂一夜能干。', 'High loops hold water yet let it go: dry hair in three passes, dry itself overnight.', '고리가 높아 머리를 세 번 감싸면 물이 뚝뚝 떨어지지 않고 하룻밤이면 말라요.') },
      { picture: 'shower', title: t('第一次先洗两遍', 'Wash twice first', '처음 두 번 빨아 쓰세요'), text: t('机制毛巾会掉绒，冷水过两遍再用。柔顺剂会堵住纱圈，不放最好。', 'New towels lint: rinse cold twice before use and skip softener, which clogs the loops.', '새 수건은 보풀이 있어 찬물에 두 번 헹구고, 유연제는 쓰지 않는 게 좋아요.') },
      { picture: 'mirror', title: t('蓝、橙、灰绿、米，四色', 'Four colors', '네 가지 색'), text: t('一家四口一人一色，不会拿错。两条装两色随机。', 'One each in a family of four. The pack of two comes in mixed colors.', '네 식구가 하나씩 쓰면 헷갈리지 않아요. 두 장은 색이 섞여 나와요.') },
    ],
  },
  {
    id: 'mirror', shop: 'clearwater-bath', category: 'table-mirrors', stock: 170,
    gallery: ['mirror'],
    selling: t('正面平、背面放大两倍，榉木架子转到哪停哪', 'Plain one side, double the other, and the beech frame stays where you tilt it', '앞은 평면, 뒤는 두 배 확대, 너도밤나무 틀이 기운 각도에 멈춰요'),
    params: [
      [p.material, t('榉木、无铅镀银镜', 'Beech, lead-free silvered glass', '너도밤나무, 무연 은거울')],
      [p.size, t('镜径 25cm，总高 35cm', '25 cm glass, 35 cm tall', '거울 25cm, 높이 35cm')],
      [t('放大', 'Magnification', '배율'), t('正面 1 倍，背面 2 倍', '1× and 2×', '1배와 2배')],
      [p.finish, t('木蜡油，防潮底板', 'Wax oil, sealed base', '나무 왁스 오일, 방습 받침')],
      [p.weight, t('1.6kg', '1.6 kg', '1.6kg')],
      [p.care, t('镜面酒精擦，木面干布', 'Alcohol for the glass, dry cloth for the wood', '거울은 알코올, 나무는 마른 천')],
    ],
    story: [
      { picture: 'mirror', title: t('转轴有阻尼', 'A damped hinge', '뻑뻑한 축'), text: t('推到仰角三十度也不会自己滑下来，孩子够着照一照再调回去。', 'Tilt it thirty degrees and it stays, low enough for a child and back again.', '30도로 젖혀도 흘러내리지 않아 아이 눈높이로 낮췄다 되돌릴 수 있어요.') },
      { picture: 'lamp', title: t('背后放灯更清楚', 'Light it from behind', '뒤에서 비추면 또렷해요'), text: t('放在窗前会逆光，摆一盏小灯在镜子旁边，画眉不偏。', 'Facing a window it is backlit; one small lamp beside it keeps brows even.', '창을 등지면 역광이 되니 옆에 작은 등을 두면 눈썹이 고르게 그려져요.') },
      { picture: 'towels', title: t('浴室也能用', 'Fine in a bathroom', '욕실에서도 써요'), text: t('底板封了边，镜面镀层加护，蒸汽擦干即可，不要泡水。', 'The base is sealed and the silver protected: wipe steam off, never soak.', '받침을 막고 은막을 보호했어요. 김은 닦고 물에 담그지 마세요.') },
    ],
  },
  {
    id: 'shower', shop: 'clearwater-bath', category: 'hand-showers', stock: 190, linePriceFen: 21900,
    gallery: ['shower'],
    selling: t('三档出水，0.1 兆帕也冲得动，软管一米五不打结', 'Three sprays that work at 0.1 MPa, with a meter-and-a-half hose that will not kink', '낮은 수압에도 시원한 세 가지 물줄기, 1.5m 호스는 꼬이지 않아요'),
    params: [
      [p.material, t('ABS 喷头、304 软管、铜接头', 'ABS head, 304 hose, brass ends', 'ABS 헤드, 304 호스, 황동 이음')],
      [t('出水', 'Sprays', '물줄기'), t('雨淋、按摩、集中三档', 'Rain, massage, jet', '비, 마사지, 집중 세 가지')],
      [p.size, t('喷头直径 9cm，软管 150cm', '9 cm head, 150 cm hose', '헤드 9cm, 호스 150cm')],
      [t('工作水压', 'Pressure', '사용 수압'), t('0.1–0.5MPa', '0.1–0.5 MPa', '0.1–0.5MPa')],
      [p.finish, t('电镀，硅胶出水孔可搓洗', 'Plated; silicone nozzles rub clean', '도금, 실리콘 노즐 손으로 세척')],
      [p.inBox, t('花洒、软管、支架、生料带', 'Head, hose, holder, thread tape', '샤워기, 호스, 거치대, 테이프')],
    ],
    story: [
      { picture: 'shower', title: t('水小也有劲', 'Strong on low pressure', '수압이 낮아도 힘차요'), text: t('孔径零点四毫米，水流被压细，顶楼也够。省水约三成。', 'Holes of 0.4 mm tighten the stream, enough for a top floor, and use about a third less.', '구멍 0.4mm로 물줄기를 모아 꼭대기 층에서도 충분하고 물을 30%쯤 아껴요.') },
      { picture: 'faucet', title: t('十分钟换上', 'Ten minutes to fit', '10분이면 바꿔요'), text: t('拧下旧花洒，缠两圈生料带，手拧到底，不用管钳。', 'Unscrew the old one, two turns of tape, hand-tighten: no pipe wrench.', '옛것을 풀고 테이프를 두 번 감아 손으로 조이면 끝이에요.') },
      { picture: 'towels', title: t('水垢搓一下就掉', 'Rub the lime away', '물때는 문지르면 떨어져요'), text: t('出水孔是软胶，半年搓一次，堵住的孔自己就通了。', 'Rub the soft nozzles twice a year and clogged ones open by themselves.', '부드러운 노즐을 반년에 한 번 문지르면 막힌 구멍이 뚫려요.') },
    ],
  },
]
