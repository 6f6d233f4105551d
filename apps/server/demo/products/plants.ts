import { each, t, type DemoProduct } from '../product-type.ts'
import { named } from '../household-param-names.ts'

const light = t('光照', 'Light', '빛')
const water = t('浇水', 'Water', '물 주기')
const potSize = t('盆径', 'Pot', '화분 지름')

export const plantsProducts: DemoProduct[] = [
  {
    id: 'plant',
    shop: 'green-window-garden',
    category: 'snake-plants',
    selling: t(
      '忘了浇水一个月也活得好好的虎尾兰',
      'The snake plant that forgives a forgotten month',
      '한 달 물을 잊어도 꿋꿋한 산세베리아',
    ),
    params: [
      [t('株高', 'Height', '키'), t('连盆约 45cm', 'About 45 cm with pot', '화분 포함 약 45cm')],
      [potSize, t('15cm，底部有孔带托盘', '15 cm, drained, with saucer', '15cm, 배수 구멍과 받침')],
      [light, t('散射光，阴处也能活', 'Indirect; survives shade', '간접광, 그늘도 견딤')],
      [water, t('夏季两周一次，冬季一月一次', 'Every two weeks in summer, monthly in winter', '여름 2주, 겨울 한 달에 한 번')],
      [t('耐寒', 'Cold limit', '월동 온도'), t('不低于 8℃', 'Not below 8 °C', '8℃ 이상')],
      [t('盆土', 'Soil', '흙'), t('泥炭、珍珠岩、粗砂', 'Peat, perlite, coarse sand', '피트모스, 펄라이트, 굵은 모래')],
      [t('宠物', 'Pets', '반려동물'), t('猫狗误食会不适，请放高处', 'Upsets cats and dogs if eaten; keep it high', '먹으면 탈이 나니 높은 곳에 두세요')],
    ],
    story: [
      {
        title: t('浇水太勤才是凶手', 'It dies of kindness', '물을 자주 줘서 죽어요'),
        text: t(
          '虎尾兰把水存在叶子里，养死的十盆有九盆是浇多了。手指插进土里两节都是干的，再浇透，托盘里的水倒掉。',
          'It stores water in its leaves, and nine out of ten are drowned. When two finger joints of soil are dry, water through and empty the saucer.',
          '산세베리아는 잎에 물을 저장해요. 열에 아홉은 물을 너무 줘서 죽어요. 손가락 두 마디까지 말랐을 때 흠뻑 주고 받침의 물은 버리세요.',
        ),
        picture: 'plant',
      },
      {
        title: t('沙发边上的竖线', 'A vertical line beside the sofa', '소파 옆의 세로선'),
        text: t(
          '四十五厘米，刚好高过沙发扶手。北向的客厅、没有窗的玄关都能摆，每个月搬到窗边晒两天就行。',
          'At 45 cm it just clears the arm of a sofa. North rooms and windowless halls are fine if it gets two days by a window each month.',
          '45cm라 소파 팔걸이를 살짝 넘어요. 북향 거실이나 창 없는 현관도 괜찮고, 한 달에 이틀만 창가로 옮겨 주세요.',
        ),
        picture: 'hero-home',
      },
      {
        title: t('到家先歇一周', 'Let it rest a week', '오자마자 일주일은 쉬게'),
        text: t(
          '路上闷了几天，先别急着换盆和施肥。放在通风的散光处一周，叶子挺了，再兑一点营养液。',
          'After days in a box, do not repot or feed. A week in airy, indirect light, and once the leaves stand up give it a weak feed.',
          '며칠 상자에 있었으니 바로 분갈이하거나 비료를 주지 마세요. 바람 통하는 밝은 그늘에 일주일, 잎이 서면 영양제를 묽게 주세요.',
        ),
        picture: 'liquidfert',
      },
    ],
    gallery: ['plant', 'hero-home'],
    stock: 130,
  },
  {
    id: 'seeds',
    shop: 'fenghe-agri',
    category: 'vegetable-seeds',
    selling: t(
      '一个泡沫箱、半天太阳，两个月后摘自己的菜',
      'A foam box and half a day of sun: your own vegetables in two months',
      '스티로폼 상자와 반나절 햇빛이면 두 달 뒤 수확해요',
    ),
    params: [
      [named.net, t('2g，约 300 粒', '2 g, about 300 seeds', '2g, 약 300립')],
      [t('发芽率', 'Germination', '발아율'), t('≥85%', '85% or more', '85% 이상')],
      [t('播期', 'Sowing', '파종 시기'), t('番茄黄瓜 3–5 月，胡萝卜 7–8 月', 'Tomato, cucumber March–May; carrot July–August', '토마토·오이 3–5월, 당근 7–8월')],
      [t('发芽温度', 'Soil warmth', '발아 온도'), t('20–28℃', '20–28 °C', '20–28℃')],
      [t('首次采收', 'First harvest', '첫 수확'), t('播后 55–90 天', '55–90 days from sowing', '파종 후 55–90일')],
      [t('花盆深度', 'Pot depth', '화분 깊이'), t('25cm 以上', '25 cm or more', '25cm 이상')],
      [named.storage, t('没播完的封口放冰箱冷藏', 'Reseal leftovers in the fridge', '남은 씨앗은 밀봉해 냉장')],
    ],
    story: [
      {
        title: t('三种里先种哪个', 'Which to start with', '셋 중 무엇부터'),
        text: t(
          '没种过菜的先选樱桃番茄，皮实、开花看得见；水果黄瓜长得最快，但要搭架、勤浇水；胡萝卜不移栽，直接撒在深盆里。',
          'Never grown anything? Cherry tomatoes: tough and full of flowers. Mini cucumbers are fastest but want a trellis and water. Carrots hate moving, so sow them straight into a deep pot.',
          '처음이면 튼튼하고 꽃도 보이는 방울토마토부터요. 미니 오이는 제일 빠르지만 지지대와 물이 필요해요. 당근은 옮겨 심지 말고 깊은 화분에 바로 뿌리세요.',
        ),
        picture: 'seeds',
      },
      {
        title: t('发芽前后怎么照看', 'Before and after they sprout', '싹 트기 전과 후'),
        text: t(
          '浸种四小时，盖一厘米土，表面蒙保鲜膜；露头就揭膜见光，不然会徒长。有两片真叶再分盆。',
          'Soak four hours, cover with a centimeter of soil and cling film. Take the film off at the first green or they go leggy. Pot on at two true leaves.',
          '네 시간 불려 흙을 1cm 덮고 랩을 씌우세요. 싹이 보이면 바로 벗겨 빛을 보여야 웃자라지 않아요. 본잎이 두 장이면 옮겨 심으세요.',
        ),
        picture: 'fertilizer',
      },
      {
        title: t('开花后补一点肥', 'Feed at flowering', '꽃이 피면 비료를'),
        text: t(
          '第一朵花开了再追肥，太早只长叶子。氨基酸叶面肥稀释后傍晚喷叶背，每两周一次。',
          'Wait for the first flower; earlier and you only get leaves. Diluted amino foliar feed on the undersides at dusk, every two weeks.',
          '첫 꽃이 핀 뒤에 주세요. 너무 이르면 잎만 무성해져요. 아미노산 엽면비료를 묽게 타서 해 질 무렵 잎 뒷면에, 2주에 한 번이요.',
        ),
        picture: 'agro',
      },
    ],
    gallery: ['seeds'],
    stock: 2600,
  },
  {
    id: 'cactus',
    shop: 'green-window-garden',
    category: 'cacti',
    selling: t(
      '顶上顶着一朵小红花的仙人掌，电脑旁也能养',
      'A cactus with one small red bloom on top, happy beside a computer',
      '꼭대기에 붉은 꽃 한 송이, 책상에서도 자라는 선인장',
    ),
    params: [
      [t('株高', 'Height', '키'), each(t('约 12cm（不含盆）', 'About 12 cm without the pot', '화분 제외 약 12cm'), t('约 20cm（不含盆）', 'About 20 cm without the pot', '화분 제외 약 20cm'))],
      [potSize, each(t('8cm，红陶', '8 cm, terracotta', '8cm, 토분'), t('12cm，红陶', '12 cm, terracotta', '12cm, 토분'))],
      [light, t('每天 4 小时以上直射', '4 hours of direct sun or more', '하루 4시간 이상 직사광')],
      [water, t('春夏十天一次，冬季停水', 'Every ten days in the warm months, none in winter', '봄여름 열흘에 한 번, 겨울은 단수')],
      [t('花期', 'Flowers', '개화'), t('4–6 月，视光照而定', 'April–June, given light', '4–6월, 빛에 따라')],
      [t('耐寒', 'Cold limit', '월동 온도'), t('不低于 5℃', 'Not below 5 °C', '5℃ 이상')],
    ],
    story: [
      {
        title: t('会开花的那一种', 'The kind that flowers', '꽃이 피는 종류'),
        text: t(
          '发货时带花或带苞，路上可能掉，不影响第二年再开。想要它开花，冬天要狠心：放凉的地方，一滴水不给。',
          'It ships in flower or bud, which may drop on the way and come again next year. For blooms be hard on it in winter: a cool place and not a drop.',
          '꽃이나 봉오리를 달고 나가요. 오는 길에 떨어져도 다음 해에 다시 펴요. 꽃을 보고 싶다면 겨울에 독하게, 서늘한 곳에서 물을 끊으세요.',
        ),
        picture: 'cactus',
      },
      {
        title: t('刺用报纸对付', 'Newspaper against the spines', '가시는 신문지로'),
        text: t(
          '换盆时把报纸折成厚条绕一圈，捏着两头提，手不疼，刺也不断。大的旁边冒出的小球可以掰下来另栽。',
          'To repot, fold newspaper into a thick strap, loop it round and lift by the ends. The offset at its side can be snapped off and grown on.',
          '분갈이할 때 신문지를 두껍게 접어 한 바퀴 감고 양 끝을 잡아 들면 안 찔려요. 옆에 난 새끼는 떼어서 따로 심을 수 있어요.',
        ),
        picture: 'succulent',
      },
      {
        title: t('摆在哪里合适', 'A place for it', '어디에 둘까요'),
        text: t(
          '朝南的窗台最好，书架上也行，但隔周要搬去晒一天。家里有会跑的小朋友，请放到桌面以上。',
          'A south sill is best; a bookshelf works if it gets a day of sun every other week. With toddlers about, above table height please.',
          '남향 창가가 제일 좋고, 책장에 둔다면 2주에 하루는 볕을 보여 주세요. 뛰어다니는 아이가 있으면 탁자보다 높은 곳에 두세요.',
        ),
        picture: 'bookshelf',
      },
    ],
    gallery: ['cactus'],
    priceFactors: [1, 1.6],
    stock: 190,
  },
  {
    id: 'pilea',
    shop: 'green-window-garden',
    category: 'pilea',
    selling: t(
      '一片片小圆镜，转着圈朝太阳长',
      'Little round mirrors that turn toward the sun',
      '동그란 거울 같은 잎이 해를 따라 돌아요',
    ),
    params: [
      [t('株高', 'Height', '키'), t('25–30cm', '25–30 cm', '25–30cm')],
      [potSize, t('13cm', '13 cm', '13cm')],
      [light, t('明亮散光，避开夏日正午', 'Bright, out of the noon sun', '밝은 간접광, 한여름 한낮은 피하기')],
      [water, t('表土干了再浇，约一周一次', 'When the surface dries, about weekly', '겉흙이 마르면, 약 일주일에 한 번')],
      [t('温度', 'Temperature', '온도'), t('12–26℃', '12–26 °C', '12–26℃')],
      [t('宠物', 'Pets', '반려동물'), t('对猫狗无毒', 'Non-toxic to cats and dogs', '고양이·강아지에게 무해')],
      [t('难度', 'Care level', '난이도'), t('简单', 'Easy', '쉬움')],
    ],
    story: [
      {
        title: t('每三天转一下盆', 'A quarter turn', '사흘에 한 번 돌리기'),
        text: t(
          '镜面草追光很厉害，一面朝窗一个礼拜就歪了。每隔两三天转四分之一圈，叶柄才会像一把撑开的伞。',
          'Pilea chases light and leans within a week. A quarter turn every two or three days keeps it open like an umbrella.',
          '필레아는 빛을 열심히 쫓아서 일주일이면 기울어요. 이삼일마다 4분의 1바퀴씩 돌려 주면 우산처럼 고르게 펴져요.',
        ),
        picture: 'pilea',
      },
      {
        title: t('送朋友一棵小的', 'Babies to give away', '새끼를 나눠 주세요'),
        text: t(
          '根部会冒小苗，长到五厘米，连一点根切下来，泡水两周就能上盆。养过它的人，多半都送出去过几盆。',
          'Pups come up at the base. At five centimeters cut one with a bit of root, two weeks in water, then a pot. Everyone who owns one ends up giving some away.',
          '밑동에서 새끼가 올라와요. 5cm쯤 자라면 뿌리를 조금 붙여 잘라 물에 2주 두었다 심으세요. 키워 본 사람은 다들 몇 개씩 나눠 줘요.',
        ),
        picture: 'liquidfert',
      },
      {
        title: t('圆叶子和圆边几', 'Round leaves, round table', '둥근 잎과 둥근 탁자'),
        text: t(
          '叶片轻，风一吹会点头，不占桌面。放在边几上层，灯在旁边一开，墙上是一排小圆影。',
          'The leaves are light and nod in a draft. On a side table next to a lamp they throw a row of small round shadows on the wall.',
          '잎이 가벼워 바람에 끄덕여요. 협탁 위에 두고 옆에서 램프를 켜면 벽에 동그란 그림자가 줄지어요.',
        ),
        picture: 'sidetable',
      },
    ],
    gallery: ['pilea'],
    linePriceFen: 4990,
    stock: 95,
  },
  {
    id: 'succulent',
    shop: 'green-window-garden',
    category: 'succulents',
    selling: t(
      '一蓝一黄两盆石莲，窗台上不打架',
      'Two echeverias, one blue, one gold, for the same sill',
      '푸른빛과 노란빛, 창가에 나란히 놓는 다육 두 개',
    ),
    params: [
      [t('株径', 'Rosette', '식물 지름'), t('6–8cm', '6–8 cm', '6–8cm')],
      [potSize, t('7cm，灰盆、红陶各一', '7 cm, one gray, one terracotta', '7cm, 회색과 토분 하나씩')],
      [light, t('每天 5 小时以上，隔玻璃也行', '5 hours or more, glass is fine', '하루 5시간 이상, 유리창 너머도 가능')],
      [water, t('十天一次，沿盆边浇', 'Every ten days, along the rim', '열흘에 한 번, 화분 가장자리로')],
      [t('度夏', 'In summer', '여름나기'), t('遮阳、断水、通风', 'Shade, dry, airy', '차광, 단수, 통풍')],
      [t('发货', 'Shipping', '발송'), t('带盆带土，棉花裹叶', 'In pots with soil, leaves wrapped in cotton', '화분째, 잎은 솜으로 감싸서')],
    ],
    story: [
      {
        title: t('颜色是晒出来的', 'Color comes from light', '색은 햇빛이 만들어요'),
        text: t(
          '秋天昼夜温差一大，叶边会泛粉。光不够就变绿、变松散，那不是病，是想晒太阳了。',
          'When autumn nights turn cold the edges blush. Without light they go green and loose; that is not illness, only a request for sun.',
          '가을에 일교차가 커지면 잎 끝이 분홍빛으로 물들어요. 빛이 모자라면 푸르게 풀어지는데, 병이 아니라 볕을 달라는 뜻이에요.',
        ),
        picture: 'succulent',
      },
      {
        title: t('路上压掉的叶子别扔', 'Keep the fallen leaves', '떨어진 잎은 버리지 마세요'),
        text: t(
          '掉下来的完整叶片平放在干土上，别浇水，两周左右叶根会冒出小苗，这叫叶插。成活率一半算高的。',
          'Lay whole fallen leaves on dry soil, no water; in about two weeks tiny plants appear at the base. One in two is a good result.',
          '온전히 떨어진 잎은 마른 흙 위에 눕히고 물을 주지 마세요. 2주쯤이면 밑동에서 새싹이 나요. 이걸 잎꽂이라고 해요. 절반만 살아도 잘된 거예요.',
        ),
        picture: 'cactus',
      },
      {
        title: t('六盆装怎么挑', 'About the set of six', '6개 세트는요'),
        text: t(
          '六盆里颜色不重样，由温室当天挑状态好的配。附品种名牌，想知道它们叫什么，翻到牌子背面。',
          'Six different colors, chosen that day by the greenhouse. Name tags are included; the backs tell you who is who.',
          '여섯 개는 색이 겹치지 않게 온실에서 그날 상태 좋은 것으로 골라요. 이름표 뒷면에 품종이 적혀 있어요.',
        ),
        picture: 'mirror',
      },
    ],
    gallery: ['succulent'],
    priceFactors: [1, 2.7],
    stock: 240,
  },
]
