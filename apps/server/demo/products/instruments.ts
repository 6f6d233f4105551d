import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

const player = t('适合', 'Player', '연주자')

export const instrumentsProducts: DemoProduct[] = [
  {
    id: 'janggu',
    shop: 'pine-wind-music',
    category: 'janggu',
    selling: t(
      '延吉老师傅旋的鼓腔，左面牛皮低沉，右面马皮清亮',
      'A body turned in Yanji: low cowhide on the left, bright horsehide on the right',
      '연길 장인이 깎은 통, 왼쪽 소가죽은 낮게 오른쪽 말가죽은 맑게',
    ),
    params: [
      [t('鼓腔', 'Body', '울림통'), t('整根泡桐木旋制，大漆', 'Turned from one paulownia log, lacquered', '통오동나무를 깎아 옻칠')],
      [t('鼓面', 'Heads', '북면'), t('左牛皮，右马皮', 'Cowhide left, horsehide right', '왼쪽 소가죽, 오른쪽 말가죽')],
      [named.size, each(t('腔长 40cm，面径 37cm', '40 cm long, 37 cm heads', '통 길이 40cm, 지름 37cm'), t('腔长 48cm，面径 45cm', '48 cm long, 45 cm heads', '통 길이 48cm, 지름 45cm'))],
      [named.weight, each(t('约 2.5kg', 'About 2.5 kg', '약 2.5kg'), t('约 3.6kg', 'About 3.6 kg', '약 3.6kg'))],
      [t('调音', 'Tuning', '조율'), t('棉绳配皮调节扣', 'Cotton cords with leather sliders', '면 조임줄과 가죽 부전')],
      [named.inBox, t('长鼓、竹鞭槌、圆头槌、肩带', 'Drum, bamboo whip, round mallet, strap', '장구, 열채, 궁채, 멜빵')],
      [named.origin, t('吉林延吉', 'Yanji, Jilin', '길림성 연길')],
    ],
    story: [
      {
        title: t('一根木头做两只碗', 'Two bowls from one log', '통나무 하나로 두 개의 울림통'),
        text: t(
          '中间细、两头大的鼓腔不是拼的，是一整根泡桐旋出来，晾两年再挖。敲右边，左边的气会跟着动，长鼓好听就在这儿。',
          'The hourglass is not joined: one paulownia log dries two years and is then hollowed. Strike one side and the air moves the other; that is the whole secret of its sound.',
          '가운데가 잘록한 통은 이어 붙인 게 아니라 2년 말린 오동나무 하나를 파낸 거예요. 오른쪽을 치면 왼쪽 공기도 따라 움직여요. 장구 소리가 좋은 이유예요.',
        ),
        picture: 'janggu',
      },
      {
        title: t('调音就是拉皮扣', 'Tune by sliding the leather', '부전을 밀어 조율해요'),
        text: t(
          '绳上的小皮扣往中间推，鼓面绷紧，音就高；往两头推就低。天气一潮一干音都会跑，上台前十分钟再调一次。',
          'Push the sliders toward the middle and the head tightens and rises; outward and it drops. Weather moves the pitch, so tune again ten minutes before playing.',
          '줄에 달린 부전을 가운데로 밀면 팽팽해져 소리가 높아지고 바깥으로 밀면 낮아져요. 날씨에 따라 달라지니 무대 10분 전에 한 번 더 맞추세요.',
        ),
        picture: 'janggu',
      },
      {
        title: t('和大鼓、竹笛一起', 'With drum and flute', '북과 피리와 함께'),
        text: t(
          '学校社团常见的搭配是两面长鼓、一面大鼓、一支笛子。整班采购可以找客服配齐，孩子用的肩带会另外改短。',
          'School groups often start with two janggu, one drum and a flute. Ask the shop to fit out a class; straps are shortened for children.',
          '학교 동아리는 장구 둘, 북 하나, 피리 하나로 많이 시작해요. 단체로 갖추실 때는 문의해 주세요. 아이용 멜빵은 짧게 고쳐 드려요.',
        ),
        picture: 'drum',
      },
    ],
    gallery: ['janggu'],
    priceFactors: [0.64, 1],
    stock: 36,
  },
  {
    id: 'flute',
    shop: 'pine-wind-music',
    category: 'bamboo-flutes',
    selling: t(
      '六年生苦竹，一节一支，贴好笛膜就能出声',
      'Six-year bitter bamboo, one section a flute: put on the membrane and play',
      '여섯 해 자란 고죽, 마디 하나로 한 자루, 갈대청만 붙이면 소리가 나요',
    ),
    params: [
      [named.material, t('苦竹，自然风干三年', 'Bitter bamboo, air-dried three years', '고죽, 3년 자연 건조')],
      [t('调性', 'Key', '조'), t('C、D、G 三调可选', 'C, D or G', 'C, D, G 중 선택')],
      [t('长度', 'Length', '길이'), each(t('约 69cm', 'About 69 cm', '약 69cm'), t('约 62cm', 'About 62 cm', '약 62cm'), t('约 47cm', 'About 47 cm', '약 47cm'))],
      [t('结构', 'Build', '구조'), t('双节铜插口，可微调', 'Two sections, brass joint, tunable', '두 마디, 황동 연결, 미세 조율')],
      [t('缠线', 'Binding', '감은 줄'), t('黑丝线，白色牛骨头', 'Black silk, white bone ends', '검은 명주실, 흰 뼈 마감')],
      [named.inBox, t('笛、木支架、笛膜 10 片、阿胶、布袋', 'Flute, wooden rest, 10 membranes, glue, bag', '피리, 나무 받침, 청 10장, 아교, 주머니')],
      [player, t('8 岁以上初学者选 D 调或 G 调', 'Beginners over 8: D or G', '8세 이상 초보는 D나 G')],
    ],
    story: [
      {
        title: t('先选调，再选笛', 'Choose the key first', '조부터 고르세요'),
        text: t(
          'G 调短，孔距小，孩子的手按得住；D 调是课本和合奏最常用的；C 调声音厚，手大的人用。第一支不知道选啥，就 D。',
          'G is short, with holes a child can cover; D is what textbooks and ensembles use; C is rich and wants large hands. Not sure? D.',
          'G는 짧고 구멍이 가까워 아이 손에 맞고, D는 교재와 합주에서 많이 써요. C는 소리가 두텁고 손이 커야 해요. 모르겠으면 D예요.',
        ),
        picture: 'flute',
      },
      {
        title: t('笛膜贴皱一点才亮', 'A slightly wrinkled membrane', '청은 살짝 주름지게'),
        text: t(
          '膜上要有细细的横纹，绷得太平声音闷，太松会破。用阿胶蘸水磨一磨，膜的两边抹薄，指肚往中间轻推。',
          'Fine cross wrinkles make it ring; too flat and it is dull, too loose and it splits. Wet the glue, a thin line each side, and nudge toward the center.',
          '가는 가로 주름이 있어야 소리가 맑아요. 너무 팽팽하면 답답하고 느슨하면 갈라져요. 아교를 물에 갈아 양옆에 얇게 바르고 손끝으로 가운데로 밀어 주세요.',
        ),
        picture: 'flute',
      },
      {
        title: t('北方暖气房要当心', 'Beware of heating', '난방하는 방은 조심'),
        text: t(
          '竹子怕干。供暖季吹完擦掉水汽，套布袋，柜里放一小杯水。实在裂了一丝细缝，丝线缠紧还能用。',
          'Bamboo fears dry air. In the heating season wipe it, bag it, keep a cup of water in the cupboard. A hair crack can be bound and played on.',
          '대나무는 건조에 약해요. 난방철에는 물기를 닦아 주머니에 넣고 장에 물 한 컵을 두세요. 실금이 가도 실로 단단히 감으면 쓸 수 있어요.',
        ),
        picture: 'bookshelf',
      },
    ],
    gallery: ['flute'],
    linePriceFen: 19800,
    stock: 88,
  },
  {
    id: 'drum',
    shop: 'pine-wind-music',
    category: 'big-drums',
    selling: t(
      '红漆鼓身、三太极鼓面，两层铜钉咬住一整张牛皮',
      'Red lacquer, a samtaegeuk head, and one cowhide held by two rows of brass nails',
      '붉은 옻칠과 삼태극, 두 줄 놋못이 통가죽을 물었어요',
    ),
    params: [
      [t('鼓面', 'Head', '북면'), t('头层牛皮，手绘三太极', 'Full-grain cowhide, hand-painted', '통소가죽, 손으로 그린 삼태극')],
      [t('鼓身', 'Shell', '북통'), t('椿木拼板，红漆', 'Toon staves, red lacquer', '참죽나무 쪽판, 붉은 칠')],
      [named.size, each(t('面径 30cm', '30 cm across', '지름 30cm'), t('面径 40cm', '40 cm across', '지름 40cm'))],
      [named.weight, each(t('约 4.2kg', 'About 4.2 kg', '약 4.2kg'), t('约 7.5kg', 'About 7.5 kg', '약 7.5kg'))],
      [t('铜钉', 'Nails', '놋못'), t('上下各两排', 'Two rows each end', '위아래 두 줄씩')],
      [named.inBox, t('鼓、硬木槌一对', 'Drum, pair of hardwood sticks', '북, 단단한 나무채 한 쌍')],
      [t('鼓架', 'Stand', '받침대'), t('不含，请按面径选购', 'Sold separately by size', '별도, 지름에 맞춰 선택')],
    ],
    story: [
      {
        title: t('红黄蓝三股转在一起', 'Red, yellow, blue turning', '빨강 노랑 파랑이 함께 돌아요'),
        text: t(
          '三太极是天、地、人三样转成一圈。图案一笔一笔手画在皮上，敲久了中间会发白，那是打出来的，不是掉漆。',
          'Heaven, earth and people go around as one. Each swirl is brushed on by hand; the middle pales with playing, which is use, not flaking.',
          '삼태극은 하늘과 땅과 사람이 함께 도는 모양이에요. 가죽에 손으로 그렸고, 오래 치면 가운데가 옅어져요. 벗겨진 게 아니라 친 자국이에요.',
        ),
        picture: 'drum',
      },
      {
        title: t('低音要给它地方', 'Give the bass some room', '낮은 소리엔 자리가 필요해요'),
        text: t(
          '40cm 款鼓声沉，适合院子、排练厅；住楼房、给孩子，选 30cm。铺一块地毯，楼下邻居会谢你。',
          'The 40 cm wants a yard or a hall; for apartments and children take the 30. Put a rug under it and be thanked from below.',
          '40cm는 소리가 깊어 마당이나 연습실에 맞고, 아파트나 아이용이면 30cm를 고르세요. 러그를 깔면 아래층이 고마워해요.',
        ),
        picture: 'janggu',
      },
      {
        title: t('鼓皮受潮怎么办', 'When the head goes slack', '가죽이 눅눅해지면'),
        text: t(
          '雨天鼓面会松、声音发闷，用吹风机低温离三十厘米慢慢转着烘，别直接靠暖气。平时立着放，鼓面盖块布。',
          'On wet days it sags. A hair dryer on low, thirty centimeters off, moving in circles; never a radiator. Store it upright under a cloth.',
          '비 오는 날엔 늘어져 소리가 먹먹해요. 드라이어 약한 바람을 30cm 떨어져 돌려 가며 말리세요. 라디에이터는 안 돼요. 평소엔 세워 두고 천을 덮으세요.',
        ),
        picture: 'hero-korea',
      },
    ],
    gallery: ['drum'],
    priceFactors: [0.76, 1],
    stock: 42,
  },
  {
    id: 'ukulele',
    shop: 'pine-wind-music',
    category: 'ukuleles',
    selling: t(
      '桃花心木琴身，今天到手，周末就能弹会一首',
      'A mahogany body: unbox it today, play a song by the weekend',
      '마호가니 몸통, 오늘 받으면 주말엔 한 곡',
    ),
    params: [
      [t('面背侧板', 'Body', '상판·측후판'), t('桃花心木合板，哑光漆', 'Laminated mahogany, satin finish', '마호가니 합판, 무광')],
      [t('弦长', 'Scale', '현장'), each(t('345mm', '345 mm', '345mm'), t('380mm', '380 mm', '380mm'))],
      [t('品数', 'Frets', '프렛'), each(t('15 品', '15 frets', '15프렛'), t('18 品', '18 frets', '18프렛'))],
      [t('琴弦', 'Strings', '현'), t('碳素弦，GCEA', 'Fluorocarbon, GCEA', '플루오로카본, GCEA')],
      [t('弦钮', 'Tuners', '줄감개'), t('封闭式，1:18', 'Sealed, 1:18', '밀폐형, 1:18')],
      [named.inBox, t('琴、琴包、夹式调音器、备用弦、拨片', 'Ukulele, bag, clip tuner, spare strings, pick', '우쿨렐레, 가방, 클립 튜너, 여분 현, 피크')],
      [player, t('成人、大童选 23 寸，6–9 岁选 21 寸', '23 for adults and teens, 21 for ages 6–9', '성인·청소년 23인치, 6–9세 21인치')],
    ],
    story: [
      {
        title: t('四个和弦走天下', 'Four chords go far', '코드 네 개면 충분해요'),
        text: t(
          'C、Am、F、G，一根到三根手指。尼龙感的弦不勒手，孩子练半小时也不喊疼，弹唱入门比吉他快得多。',
          'C, Am, F, G: one to three fingers. The strings are soft enough for half an hour of a child’s practice, and songs come sooner than on a guitar.',
          'C, Am, F, G. 손가락 한 개에서 세 개면 돼요. 줄이 부드러워 아이가 30분 쳐도 아프지 않고, 기타보다 훨씬 빨리 노래해요.',
        ),
        picture: 'ukulele',
      },
      {
        title: t('新琴头三天老跑音', 'It drifts for three days', '처음 사흘은 음이 내려가요'),
        text: t(
          '新弦会慢慢拉长，不是琴坏了。随琴的夹式调音器夹在琴头，每天调几次，三天以后就稳了。',
          'New strings stretch; nothing is broken. Clip on the tuner, bring it up a few times a day, and by the fourth it holds.',
          '새 줄이 늘어나는 거지 고장이 아니에요. 동봉한 튜너를 헤드에 물리고 하루 몇 번 맞추면 사흘 뒤엔 안정돼요.',
        ),
        picture: 'bookshelf',
      },
      {
        title: t('出厂前调过弦距', 'Set up before it ships', '보내기 전에 줄 높이를 맞춰요'),
        text: t(
          '十二品弦距调到 2.6 毫米左右，品丝两端打磨过不刮手。冬天包里放一个湿度小袋，木头少开裂。',
          'Action is set near 2.6 mm at the twelfth fret and fret ends are dressed. In winter a humidity pouch in the bag protects the wood.',
          '12프렛 줄 높이를 2.6mm쯤에 맞추고 프렛 끝을 다듬었어요. 겨울에는 가방에 가습 팩을 넣어 나무를 지켜 주세요.',
        ),
        picture: 'armchair',
      },
    ],
    gallery: ['ukulele'],
    linePriceFen: 45900,
    priceFactors: [0.88, 1],
    stock: 120,
  },
]
