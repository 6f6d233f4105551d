import { t, type DemoProduct } from '../product-type.ts'
import { p } from '../param-names.ts'

const bulb = t('光源', 'Light source', '광원')
const warm = t('色温', 'Color temperature', '색온도')

export const lightingProducts: DemoProduct[] = [
  {
    id: 'lamp', shop: 'evening-lamp', category: 'table-lamps', stock: 180, linePriceFen: 29900,
    gallery: ['lamp'],
    selling: t('玻璃罩像伞，光往桌面落，书页是黄的，墙是暗的', 'A glass cap like a mushroom: light falls on the page, the wall stays dark', '버섯 모양 유리가 빛을 책상에 내려 방은 어둡고 책장은 밝아요'),
    params: [
      [p.material, t('吹制玻璃、铁座烤漆', 'Blown glass, lacquered iron base', '불어 만든 유리, 철 받침 도장')],
      [p.size, t('直径 23cm，高 31cm', '23 cm across, 31 cm high', '지름 23cm, 높이 31cm')],
      [bulb, t('E14 灯泡 1 只（含 4W）', 'One E14 bulb (4 W included)', 'E14 전구 1개(4W 포함)')],
      [warm, t('2700K，无频闪', '2700 K, flicker-free', '2700K, 깜빡임 없음')],
      [p.power, t('220V，线长 1.8m，拨轮调光', '220 V, 1.8 m cord, wheel dimmer', '220V, 줄 1.8m, 다이얼 조광')],
      [p.weight, t('1.9kg', '1.9 kg', '1.9kg')],
    ],
    story: [
      { picture: 'lamp', title: t('开一半就够', 'Half is enough', '절반만 켜도 충분해요'), text: t('最低三成亮度，夜里喝水不刺眼；看书拧到头，罩子下沿正好遮住灯泡。', 'At thirty percent it lets you find the water; turned up for reading, the rim hides the bulb.', '30%이면 밤에 눈이 편하고, 책을 볼 땐 끝까지 올리세요. 갓이 전구를 가려요.') },
      { picture: 'hero-home', title: t('放床头、放餐边', 'Bedside or sideboard', '머리맡에도 식탁 옆에도'), text: t('不大，三十一厘米高，挤得进床头柜。奶油白柔，橙色热闹。', 'At thirty-one centimeters it fits a nightstand. Cream is quiet, orange cheerful.', '31cm라 협탁에 놓여요. 크림은 은은하고 오렌지는 발랄해요.') },
      { picture: 'bookshelf', title: t('玻璃是人吹的', 'Blown by a person', '사람이 불어 만들어요'), text: t('罩口厚薄会差一毫米，气泡一两颗，不影响使用，我们不挑退。', 'A millimeter here or a bubble there is a sign of the craft, and does not shade the light.', '두께가 조금 다르고 기포가 한두 개 있을 수 있어요. 사용에 지장이 없어요.') },
    ],
  },
  {
    id: 'pendant', shop: 'evening-lamp', category: 'pendant-lamps', stock: 110,
    gallery: ['pendant'],
    selling: t('铝罩旋压成型，光落餐桌，脸上没有阴影', 'Spun aluminum that drops light on the table and none on your eyes', '알루미늄을 눌러 만든 갓이 식탁에 빛을 내려 얼굴이 편안해요'),
    params: [
      [p.material, t('旋压铝，粉末涂层，铜头', 'Spun aluminum, powder coat, brass cap', '알루미늄, 분체 도장, 황동 캡')],
      [p.size, t('直径 40cm，高 19cm', '40 cm across, 19 cm high', '지름 40cm, 높이 19cm')],
      [bulb, t('E27，最大 40W（不含灯泡）', 'E27, up to 40 W (bulb not included)', 'E27 최대 40W(전구 별도)')],
      [p.power, t('220V，吊线 150cm 可裁', '220 V, 150 cm cord, cut to length', '220V, 줄 150cm 재단 가능')],
      [t('安装', 'Fixing', '설치'), t('吊盘挂钩，建议电工安装', 'Ceiling hook; let an electrician fit it', '천장 고리, 전기 기사 시공 권장')],
      [p.weight, t('1.3kg', '1.3 kg', '1.3kg')],
    ],
    story: [
      { picture: 'pendant', title: t('离桌面七十厘米', 'Seventy above the table', '식탁 위 70센티'), text: t('坐下看不到灯泡，站起来不碰头。这个高度光圈刚好一张四人桌。', 'Seated you never see the bulb, standing you never meet it, and the pool covers four.', '앉으면 전구가 보이지 않고 서도 부딪히지 않아요. 빛이 4인 식탁을 덮어요.') },
      { picture: 'bowls', title: t('菜看着才香', 'Food looks right', '음식이 맛있어 보여요'), text: t('内壁是哑白，光不发蓝。九十以上显指的暖光泡，泡菜红得正。', 'A matte white inside stops the blue cast; with a warm, high-CRI bulb kimchi glows red.', '안쪽이 무광 흰색이라 푸르지 않아요. 연색 90 이상 전구를 쓰면 김치가 제 색이에요.') },
      { picture: 'chair', title: t('三种颜色，一个弧', 'Three colors', '세 가지 색, 한 가지 곡선'), text: t('墨绿沉、黑色利落、白色显大。一排挂两盏也不挤。', 'Deep green has weight, black is crisp, white opens the room. Two in a row suit a long table.', '딥그린은 차분하고, 블랙은 또렷하고, 화이트는 넓어 보여요.') },
    ],
  },
  {
    id: 'desklamp', shop: 'evening-lamp', category: 'desk-lamps', stock: 220,
    gallery: ['desklamp'],
    selling: t('双臂弹簧悬停，一指推到哪就停哪，看书改图都够', 'Two sprung arms that stay where a finger leaves them', '스프링 두 팔이 손가락 하나로 미는 자리에 멈춰요'),
    params: [
      [p.material, t('钢臂、铝罩、铸铁底座', 'Steel arms, aluminum head, cast base', '강철 팔, 알루미늄 갓, 주철 받침')],
      [p.size, t('臂长 30+30cm，底盘 18cm', 'Arms 30 + 30 cm, 18 cm base', '팔 30+30cm, 받침 18cm')],
      [bulb, t('E27，最大 12W LED', 'E27, up to 12 W LED', 'E27 최대 12W LED')],
      [warm, t('配 4000K 中性光灯泡', 'Supplied with a 4000 K bulb', '4000K 전구 동봉')],
      [p.power, t('220V，线长 1.6m', '220 V, 1.6 m cord', '220V, 줄 1.6m')],
      [p.weight, t('2.4kg', '2.4 kg', '2.4kg')],
    ],
    story: [
      { picture: 'desklamp', title: t('光从左边来', 'Light from the left', '왼쪽에서 비추세요'), text: t('右手写字放左边，罩口低于眼睛，影子不挡字。', 'Right-handed? Put it on the left, head below your eyes, and no shadow falls on the line.', '오른손잡이는 왼쪽에, 갓을 눈보다 낮게 두면 그림자가 글씨를 가리지 않아요.') },
      { picture: 'ukulele', title: t('也照乐谱和画板', 'Sheet music and sketches', '악보와 도면에도'), text: t('拉长九十厘米，能照到桌子另一头的图纸和琴谱，转一下照墙当氛围灯。', 'Stretched it reaches ninety centimeters, to a drawing or a music stand; turn it to the wall for mood.', '펼치면 90센티를 비춰 도면과 악보까지 닿고, 벽을 비추면 은은해요.') },
      { picture: 'bookshelf', title: t('弹簧会响一次', 'It creaks once', '처음 한 번 소리가 나요'), text: t('新灯关节紧，前几天推的时候有轻响，磨合后就没了，配一支小扳手可调松紧。', 'New joints are stiff and may creak for a few days; a small wrench in the box sets the tension.', '처음엔 뻑뻑해 소리가 나지만 곧 사라져요. 작은 렌치로 조절하세요.') },
    ],
  },
  {
    id: 'floorlamp', shop: 'evening-lamp', category: 'floor-lamps', stock: 95,
    gallery: ['floorlamp'],
    selling: t('三脚撑开一米四，布罩滤光，沙发旁的一轮暖月', 'Three legs, a linen shade, a meter forty of soft moon by the sofa', '세 다리에 천 갓, 소파 옆에 걸린 따뜻한 달이에요'),
    params: [
      [p.material, t('白蜡木脚、棉麻罩、铜件', 'Ash legs, linen-cotton shade, brass', '물푸레 다리, 면마 갓, 황동')],
      [p.size, t('高 142cm，罩径 40cm，脚距 55cm', '142 cm high, 40 cm shade, 55 cm spread', '높이 142cm, 갓 40cm, 다리 간격 55cm')],
      [bulb, t('E27 LED，最大 15W（含 8W 暖光）', 'E27 LED up to 15 W (8 W warm included)', 'E27 LED 최대 15W(8W 동봉)')],
      [p.power, t('220V，脚踏开关，线长 2m', '220 V, foot switch, 2 m cord', '220V, 발 스위치, 줄 2m')],
      [p.assembly, t('三脚旋入，五分钟', 'Screw in three legs, five minutes', '다리 세 개를 끼워 5분')],
      [p.weight, t('3.1kg', '3.1 kg', '3.1kg')],
    ],
    story: [
      { picture: 'floorlamp', title: t('角落里的光，不抢电视', 'A corner of calm', '구석에서 텔레비전을 방해하지 않아요'), text: t('罩子上下都透，墙上留一道暖边。布是米白，久了洗尘用软毛刷。', 'Open above and below, it leaves a warm edge on the wall. Brush the shade gently now and then.', '위아래가 열려 벽에 빛이 스며요. 갓의 먼지는 부드러운 솔로 터세요.') },
      { picture: 'armchair', title: t('配一把单人椅', 'Beside an armchair', '1인 소파 옆에'), text: t('坐高四十，灯罩在肩上方，读书光刚好落到腿上。', 'With a seat at forty centimeters the shade sits above your shoulder, the light on your lap.', '의자에 앉으면 갓이 어깨 위라 책에 빛이 알맞아요.') },
      { picture: 'sidetable', title: t('地不平也站得住', 'Level on uneven floors', '바닥이 고르지 않아도 서요'), text: t('三脚天生稳，小狗撞一下只晃不倒。地毯上也能放。', 'Three feet never rock, and a passing dog only makes it sway.', '다리가 셋이라 흔들리지 않고, 강아지가 부딪혀도 넘어지지 않아요.') },
    ],
  },
]
