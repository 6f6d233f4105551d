import type { StopInput, StreetInput } from '@hojip/halls'
import { localText } from '../product-input.ts'
import { t, type Text3 } from '../product-type.ts'

function stop(place: string, months: number[], knownFor: Text3, story: Text3): StopInput {
  return { place, months, knownFor: localText(knownFor), story: localText(story) }
}

const allYear = Array.from({ length: 12 }, (_, at) => at + 1)

export const demoStreets: StreetInput[] = [
  {
    type: 'korea',
    name: localText(t('韩国馆', 'Korea street', '한국관')),
    title: localText(t('沿着一条街，逛六个产地', 'One street, six places', '한 길 따라 여섯 산지를 걸어요')),
    intro: localText(
      t(
        '从图们江到济州，每件商品都写明产地',
        'From the Tumen River to Jeju, every product says where it is from',
        '두만강에서 제주까지, 모든 상품에 산지를 밝혀요',
      ),
    ),
    stops: [
      stop(
        'yanbian',
        [9, 10, 11, 12],
        t('泡菜、冷面、黄牛', 'Kimchi, cold noodles, beef', '김치, 랭면, 황소'),
        t(
          '图们江北岸。白菜霜降后才下缸，苹果梨九月摘，荞麦和黄牛长在同一片坡地上。',
          'North of the Tumen River. Cabbage goes into the crock after the first frost, apple pears are picked in September, and buckwheat and cattle share the same slopes.',
          '두만강 북쪽이에요. 배추는 서리가 내린 뒤에 담그고, 사과배는 구월에 따고, 메밀과 황소가 같은 비탈에서 자라요.',
        ),
      ),
      stop(
        'changbai',
        [7, 8, 9],
        t('红参、蓝莓', 'Red ginseng, blueberries', '홍삼, 블루베리'),
        t(
          '海拔八百米往上是椴树林和笃斯甸子。蓝莓只采七月那二十来天，参要长满六年。',
          'Above 800 meters begin linden woods and bogs of wild blueberries, which are picked for some twenty days in July. Ginseng takes six years.',
          '해발 팔백 미터부터 피나무 숲과 들쭉밭이 이어져요. 들쭉은 칠월 스무 날만 따고, 인삼은 여섯 해를 키워요.',
        ),
      ),
      stop(
        'jeju',
        [1, 2, 3, 10, 11, 12],
        t('蜜橘、柚子茶', 'Tangerines, citron tea', '감귤, 유자차'),
        t(
          '火山岩上的柑橘园，排水快，果子甜。蜜橘十月开园，一直摘到来年三月。',
          'Orchards on volcanic rock, where water drains fast and fruit turns sweet. The tangerine harvest runs from October to March.',
          '화산암 위 귤밭은 물이 잘 빠져 열매가 달아요. 감귤은 시월부터 이듬해 삼월까지 따요.',
        ),
      ),
      stop(
        'wando',
        [1, 2, 3, 12],
        t('海苔、裙带菜', 'Laver, wakame', '김, 미역'),
        t(
          '潮差大的海湾，水清浪急，海苔和裙带菜一年只收冬春这一季。',
          'Bays with strong tides and clear water. Laver and wakame are harvested once a year, from winter into spring.',
          '조수 간만이 큰 바다라 물이 맑아요. 김과 미역은 겨울에서 봄까지 한 철만 거둬요.',
        ),
      ),
      stop(
        'sunchang',
        [3, 4, 5, 9, 10, 11],
        t('辣椒酱、大酱', 'Gochujang, doenjang', '고추장, 된장'),
        t(
          '三面环山，雾多，缸里的酱发得慢。春秋两季下缸，糯米、辣椒和豆饼都写在标签上。',
          'Mountains on three sides keep it misty, and the paste ferments slowly. Crocks are filled in spring and autumn.',
          '산으로 둘러싸여 안개가 많고 장이 천천히 익어요. 봄가을에 장을 담가요.',
        ),
      ),
      stop(
        'gwangyang',
        [6],
        t('青梅', 'Green plums', '매실'),
        t(
          '蟾津江边的梅园，三月开花，六月摘青梅，前后不过二十天。',
          'Plum orchards along the Seomjin River: blossom in March, green plums for twenty days in June.',
          '섬진강가 매화마을이에요. 삼월에 꽃이 피고 유월에 스무 날 남짓 매실을 따요.',
        ),
      ),
    ],
  },
  {
    type: 'northeast',
    name: localText(t('东北粮仓', 'Northeast granary', '동북 곡창')),
    title: localText(
      t('黑土地上，一季只种一茬', 'Black soil, one crop a year', '검은 흙에서 한 해 한 번만 지어요'),
    ),
    intro: localText(
      t(
        '米、面、奶、酒，都从产地发货',
        'Rice, flour, milk and spirits, sent from where they are made',
        '쌀, 밀가루, 우유, 술을 산지에서 바로 보내요',
      ),
    ),
    stops: [
      stop(
        'wuchang',
        [9, 10],
        t('稻花香大米', 'Daohuaxiang rice', '다오화샹 쌀'),
        t(
          '昼夜温差大，稻子要长一百四十多天，九月底才开镰。',
          'Cold nights keep the rice in the field for over 140 days; the harvest begins at the end of September.',
          '밤낮 기온 차가 커서 벼가 140일 넘게 자라고, 구월 말에야 베어요.',
        ),
      ),
      stop(
        'kedong',
        allYear,
        t('鲜奶、冰淇淋', 'Milk, ice cream', '우유, 아이스크림'),
        t(
          '北纬四十八度的草场，夏天短，草长得密，奶一年四季都有。',
          'Pastures at 48 degrees north: the summer is short, the grass is dense, and there is milk all year.',
          '북위 48도 초원은 여름이 짧고 풀이 빽빽해요. 우유는 1년 내내 나와요.',
        ),
      ),
      stop(
        'changchun',
        [1, 2, 11, 12],
        t('水饺', 'Dumplings', '물만두'),
        t(
          '入冬以后家家包饺子，放在窗外就冻上了。',
          'When winter comes every family makes dumplings, and the windowsill is the freezer.',
          '겨울이 오면 집집마다 만두를 빚어 창밖에 얼려 둬요.',
        ),
      ),
      stop(
        'jilin-city',
        allYear,
        t('高粱白酒', 'Sorghum spirits', '수수 백주'),
        t(
          '松花江边的老烧锅，红高粱蒸透了再入窖。',
          'Old distilleries on the Songhua River, where sorghum is steamed through before it goes into the pit.',
          '송화강가 오래된 양조장에서 수수를 푹 쪄서 발효해요.',
        ),
      ),
      stop(
        'beizhen',
        [9, 10],
        t('葡萄', 'Grapes', '포도'),
        t(
          '医巫闾山脚下的葡萄沟，九月下架，窖里能放到春节。',
          'Vineyards below Mount Yiwulü: picked in September, they last in the cellar until the Spring Festival.',
          '의무려산 기슭 포도밭이에요. 구월에 따서 움에 두면 설까지 먹어요.',
        ),
      ),
    ],
  },
]
