import { each, t, type DemoProduct } from '../product-type.ts'
import { p } from '../param-names.ts'

const movement = t('机芯', 'Movement', '무브먼트')
const glass = t('表镜', 'Crystal', '유리')

export const watchesProducts: DemoProduct[] = [
  {
    id: 'watch', shop: 'sigan', category: 'automatic-watches', stock: 42,
    gallery: ['watch'],
    selling: t('可以手上链的自动机芯，40 毫米表径，背透看得见摆轮', 'An automatic you may also wind by hand, 40 mm, with the balance on view behind', '손으로도 감을 수 있는 오토매틱 40mm, 뒷면으로 밸런스 휠이 보여요'),
    params: [
      [movement, t('自动上链，21600 次/小时，储能 41 小时', 'Automatic, 21,600 vph, 41-hour reserve', '자동, 21,600회/시, 41시간 저장')],
      [p.material, t('316L 钢壳，小牛皮带', '316L steel case, calf leather', '316L 스틸 케이스, 송아지 가죽')],
      [glass, t('拱形蓝宝石，内侧防眩', 'Domed sapphire, anti-reflective inside', '볼록 사파이어, 안쪽 무반사')],
      [p.size, t('直径 40mm，厚 11mm，带宽 20mm', '40 mm across, 11 mm thick, 20 mm strap', '지름 40mm, 두께 11mm, 줄 20mm')],
      [t('防水', 'Water resistance', '방수'), t('5ATM，可洗手淋雨，勿游泳', '5 ATM; rain and hands, not swimming', '5ATM, 손 씻기와 비는 가능, 수영 불가')],
      [p.warranty, t('机芯两年，免费首次调校', 'Two years on the movement, first regulation free', '무브먼트 2년, 첫 조정 무료')],
      [p.inBox, t('腕表、备用表带、表盒、快拆针', 'Watch, second strap, box, pins', '시계, 여분 줄, 상자, 핀')],
    ],
    story: [
      { picture: 'watch', title: t('摘一天也不停', 'Leave it on the dresser', '하루 벗어 두어도 괜찮아요'), text: t('储能四十一小时，周末摘一天不停。停了就拨三圈，甩几下又走。', 'Forty-one hours survive a Sunday in the drawer; three turns and a shake bring it back.', '태엽이 41시간을 버텨 하루 벗어 두어도 가고, 멈추면 세 번 감고 흔들어 주세요.') },
      { picture: 'ladywatch', title: t('放在一起，是一对', 'A pair', '둘이면 한 쌍'), text: t('墨绿表盘和女款的酒红表带同一家染坊，送新人不用再挑。', 'The deep green dial and the burgundy strap of the ladies model come from the same dye house.', '딥그린 다이얼과 여성용 버건디 줄이 같은 염색소에서 나와 신혼 선물로 어울려요.') },
      { picture: 'wallclock', title: t('每天快慢几秒是正常的', 'A few seconds a day', '하루 몇 초 차이는 정상이에요'), text: t('机械表日差在正负十五秒内。按手腕习惯，三个月后回厂免费调一次。', 'Within fifteen seconds a day is normal. After three months on your wrist we regulate it free.', '하루 15초 안의 차이는 정상이에요. 석 달 뒤 한 번 무료로 맞춰 드려요.') },
    ],
  },
  {
    id: 'ladywatch', shop: 'sigan', category: 'quartz-watches-women', stock: 88,
    gallery: ['ladywatch'],
    selling: t('三十二毫米薄壳，表盘只有四根长刻度，干净耐看', 'A slim 32 mm case with four long markers and nothing else on the dial', '얇은 32mm에 긴 눈금 네 개만 있어 오래 보아도 좋아요'),
    params: [
      [movement, t('石英，三年一换电池', 'Quartz, a battery every three years', '쿼츠, 건전지 3년')],
      [p.material, t('316L 钢镀玫瑰金，牛皮带', 'Rose-gold plated 316L steel, leather strap', '316L 로즈골드 도금, 소가죽 줄')],
      [glass, t('蓝宝石', 'Sapphire', '사파이어')],
      [p.size, t('直径 32mm，厚 7mm，带长 19cm', '32 mm across, 7 mm thick, 19 cm strap', '지름 32mm, 두께 7mm, 줄 19cm')],
      [t('防水', 'Water resistance', '방수'), t('3ATM，避免水蒸气', '3 ATM; avoid steam', '3ATM, 수증기 주의')],
      [p.warranty, t('两年', 'Two years', '2년')],
      [p.inBox, t('腕表、表盒、备用带针', 'Watch, box, spare pins', '시계, 상자, 여분 핀')],
    ],
    story: [
      { picture: 'ladywatch', title: t('像首饰一样薄', 'Thin as jewelry', '주얼리처럼 얇아요'), text: t('七毫米，衬衫袖口藏得住。指针磨成两面，转到灯下会亮一下。', 'Seven millimeters slip under a cuff. The hands are ground to two facets and catch the light.', '7mm라 소매 안에 들어가고, 두 면으로 간 바늘이 빛을 받아 반짝여요.') },
      { picture: 'pearls', title: t('配珍珠，配毛衣', 'With pearls or a sweater', '진주에도 스웨터에도'), text: t('酒红正式，奶油色日常。表带是快拆的，两条换着戴不用工具。', 'Burgundy for evenings, cream for days, and the straps change without tools.', '버건디는 격식 있고 크림은 편해요. 공구 없이 줄을 바꿀 수 있어요.') },
      { picture: 'watch', title: t('戴之前知道一下', 'Before you wear it', '차기 전에'), text: t('皮带新的有点硬，戴一周就顺。不要贴着手汗洗碗。', 'New leather is stiff for a week. Take it off for the dishes.', '새 가죽은 한 주면 부드러워져요. 설거지할 때는 벗어 두세요.') },
    ],
  },
  {
    id: 'wallclock', shop: 'sigan', category: 'wall-clocks', stock: 260, priceFactors: [0.85, 1],
    gallery: ['wallclock'],
    selling: t('扫秒静音，榉木圈，字大，躺着也看得清', 'Sweep second hand, beech ring, numerals you can read lying down', '초침 소리 없이 흐르고 숫자가 커 누워서도 보여요'),
    params: [
      [p.material, t('榉木、平板玻璃', 'Beech, flat glass', '너도밤나무, 판유리')],
      [p.size, each(t('直径 25cm，厚 4.2cm', '25 cm across, 4.2 cm deep', '지름 25cm, 두께 4.2cm'), t('直径 30cm，厚 4.2cm', '30 cm across, 4.2 cm deep', '지름 30cm, 두께 4.2cm'))],
      [movement, t('扫秒石英，低于 20 分贝', 'Sweep quartz, under 20 dB', '흐르는 초침, 20dB 이하')],
      [p.power, t('5 号电池 1 节（不含）', 'One AA battery (not included)', 'AA 건전지 1개(별도)')],
      [p.weight, each(t('0.7kg', '0.7 kg', '0.7kg'), t('0.9kg', '0.9 kg', '0.9kg'))],
      [p.assembly, t('附钢钉与膨胀管', 'Nail and plug supplied', '못과 앵커 동봉')],
    ],
    story: [
      { picture: 'wallclock', title: t('卧室也能挂', 'Fit for a bedroom', '침실에도 걸 수 있어요'), text: t('秒针是连续走的，凑近也听不到嗒嗒声。细细的红针一路扫过去，夜里也安静。', 'The thin red hand glides round without a tick, even with your ear to it.', '가는 빨간 초침이 이어져 흘러 귀를 대도 똑딱 소리가 없어요.') },
      { picture: 'desklamp', title: t('书桌上方六十厘米', 'Sixty centimeters above the desk', '책상 위 60센티'), text: t('字高二点六厘米，三米外看得清，是给写作业的孩子和视力不好的老人看的。', 'Numerals of 2.6 cm read at three meters, for homework and old eyes.', '숫자 높이 2.6cm라 3미터에서도 보여 숙제하는 아이와 어르신께 좋아요.') },
      { picture: 'bookshelf', title: t('25cm 放厨房，30cm 放客厅', 'Small for kitchens', '25cm는 주방, 30cm는 거실'), text: t('木圈是整块弯的，接缝在六点。夏天潮会有轻微开合，属正常。', 'The ring is one bent strip, joined at six. A slight movement in damp weather is normal.', '나무 고리는 한 장을 굽혀 여섯 시에서 이었어요. 여름에 조금 벌어지는 건 정상이에요.') },
    ],
  },
  {
    id: 'alarmclock', shop: 'sigan', category: 'alarm-clocks', stock: 320, linePriceFen: 9900,
    gallery: ['alarmclock'],
    selling: t('两口铜铃一个锤，九十分贝，再困也得起来', 'Two brass bells and one hammer at ninety decibels: you will get up', '종 두 개에 망치 하나, 구십 데시벨이라 안 일어날 수 없어요'),
    params: [
      [p.material, t('铁壳烤漆，铜铃', 'Lacquered steel, brass bells', '철 도장, 황동 종')],
      [p.size, t('宽 11cm，高 15cm', '11 cm wide, 15 cm high', '너비 11cm, 높이 15cm')],
      [movement, t('石英，静音扫秒', 'Quartz with a silent sweep', '쿼츠, 무소음 초침')],
      [t('夜光', 'Light', '야광'), t('指针夜光，背光按一次亮 3 秒', 'Luminous hands, 3-second backlight', '야광 바늘, 버튼을 누르면 3초 조명')],
      [p.power, t('5 号电池 2 节（不含）', 'Two AA batteries (not included)', 'AA 건전지 2개(별도)')],
      [p.weight, t('420g', '420 g', '420g')],
    ],
    story: [
      { picture: 'alarmclock', title: t('平时安静，一响惊人', 'Quiet until it is not', '평소엔 조용하게, 울릴 땐 크게'), text: t('走时没有声音，响铃才吵。铃声是机械打的，不会被手机静音。', 'It keeps silent time, then really rings. A hammer cannot be put on mute.', '평소엔 소리가 없다가 울릴 땐 커요. 망치로 치는 종이라 무음이 되지 않아요.') },
      { picture: 'stool', title: t('放到够不着的地方', 'Put it out of reach', '손이 닿지 않는 곳에'), text: t('放在椅子上、窗台上，关它要站起来走两步，两步就醒了。', 'On a stool across the room: two steps to stop it, and two steps wake you.', '멀찍이 두고 끄러 두 걸음 걸으면 잠이 깨요.') },
      { picture: 'wallclock', title: t('三色都是烤漆', 'Three enamel colors', '세 가지 도장색'), text: t('红的像老上海，蓝的稳，白的轻。孩子宿舍里一人一个，不会拿错。', 'Red for old Shanghai, blue for calm, white for light: dorm mates each take their own.', '레드는 옛 상해 같고, 블루는 차분하고, 화이트는 가벼워요.') },
    ],
  },
]
