import type { Locale } from '@hojip/platform/i18n'

interface DemoAnswer {
  /** A masked buyer; the shop without one. */
  name?: string
  text: string
  hoursLater: number
}

/** One shopper's question with its answers, all in the shopper's own language. */
export interface DemoQuestion {
  /** The product's id in products.json. */
  goods: string
  locale: Locale
  /** Masked, as the mall displays it. */
  name: string
  daysAgo: number
  text: string
  answers: DemoAnswer[]
}

function shop(hoursLater: number, text: string): DemoAnswer {
  return { text, hoursLater }
}

function buyer(name: string, hoursLater: number, text: string): DemoAnswer {
  return { name, text, hoursLater }
}

const chinese: Omit<DemoQuestion, 'locale'>[] = [
  {
    goods: 'kimchi',
    name: '沈**',
    daysAgo: 34,
    text: '五岁的小朋友能吃吗？哪个辣度合适',
    answers: [
      shop(3, '可以先试“微辣”，吃以前用温水过一下更淡。里面有虾酱，对虾过敏的孩子不要吃。'),
      buyer('李**', 20, '我家六岁的吃微辣那款，过一下温水就行，中辣他只敢舔一口。'),
    ],
  },
  {
    goods: 'kimchi',
    name: '小**芳',
    daysAgo: 12,
    text: '开罐以后能放多久？一个人住，怕吃不完',
    answers: [
      shop(5, '0–4℃ 冷藏，用干净筷子夹，压紧让汤没过菜，一个月没问题。放酸了炖汤正好。一个人建议选 500g。'),
    ],
  },
  { goods: 'kimchi', name: '冯**', daysAgo: 1, text: '下周寄到广州，路上会不会化冰变酸？', answers: [] },
  {
    goods: 'blueberry',
    name: '何**',
    daysAgo: 21,
    text: '真的一点糖都没加吗？糖尿病人能不能吃',
    answers: [
      shop(
        6,
        '没有加糖，配料只有蓝莓和不到 1% 的葵花籽油。果子本身有糖，血糖高的朋友请先问医生，一次别超过一小把。',
      ),
      buyer('木**', 30, '很酸，不像加过糖的。'),
    ],
  },
  {
    goods: 'rice',
    name: '邱**',
    daysAgo: 16,
    text: '收到的是今年的新米吗？袋子上有没有碾米日期',
    answers: [
      shop(2, '是今年秋天收的，下单以后才碾，袋子背面印着碾米日期。'),
      buyer('北**北', 52, '有的，我那袋是发货前一天。'),
    ],
  },
  {
    goods: 'coldnoodle',
    name: '顾**',
    daysAgo: 9,
    text: '汤要冷冻还是冷藏？没有冰碴是不是就不好吃了',
    answers: [
      shop(4, '平时冷藏，吃之前放冷冻层半小时就有冰碴。没时间的话，加几块冰也行，汤会淡一点。'),
      buyer('金**', 26, '我一般早上就放冷冻，中午敲开倒，跟店里一样。'),
    ],
  },
  {
    goods: 'honey',
    name: '汪**',
    daysAgo: 27,
    text: '罐底有一层白的，是不是掺了糖？',
    answers: [
      shop(1, '那是结晶，椴树蜜天一冷就会变成细细的白膏，不是糖。想要液体的，用不超过 40℃ 的温水泡一会儿。'),
    ],
  },
  {
    goods: 'stonepot',
    name: '韦**',
    daysAgo: 18,
    text: '电磁炉能用吗？家里没有燃气',
    answers: [
      shop(2, '电磁炉不能用，电陶炉可以。没有燃气的话，配一个电陶炉就行。'),
      buyer('程**', 12, '我用的电陶炉，热得慢一点，热了以后保温很久。'),
    ],
  },
  { goods: 'thermos', name: '骆**', daysAgo: 6, text: '能装碳酸饮料吗，会不会顶盖子？', answers: [] },
]

const korean: Omit<DemoQuestion, 'locale'>[] = [
  {
    goods: 'kimchi',
    name: '윤*아',
    daysAgo: 25,
    text: '젓갈이 들어가나요? 새우 알레르기가 있어요',
    answers: [
      shop(4, '네, 새우젓이 들어가요. 새우 알레르기가 있으시면 드시지 마세요. 젓갈 없는 김치는 아직 없어요.'),
    ],
  },
  {
    goods: 'coldnoodle',
    name: '배*진',
    daysAgo: 30,
    text: '겨자랑 식초도 같이 들어 있나요?',
    answers: [
      shop(7, '양념장과 육수만 들어 있어요. 겨자와 식초는 따로 준비해 주세요.'),
      buyer('최*호', 31, '저도 겨자는 따로 샀어요. 육수가 새콤해서 식초는 안 넣어도 괜찮았어요.'),
    ],
  },
  {
    goods: 'ginseng',
    name: '문*희',
    daysAgo: 14,
    text: '임신 중인데 먹어도 되나요?',
    answers: [shop(2, '임신 중이거나 수유 중이면 드시지 않는 것이 좋아요. 14세 이하 어린이도 마찬가지예요.')],
  },
  {
    goods: 'stonepot',
    name: '서*우',
    daysAgo: 3,
    text: '처음 쓸 때 어떻게 길들이나요?',
    answers: [shop(5, '소금물을 붓고 20분 끓인 뒤 그대로 식혀 말려 주세요. 그다음부터는 바로 쓰시면 돼요.')],
  },
]

const english: Omit<DemoQuestion, 'locale'>[] = [
  {
    goods: 'kimchi',
    name: 'R***l',
    daysAgo: 8,
    text: 'Is there sugar in it? The taste sounds rather sweet.',
    answers: [
      shop(9, 'No sugar. The sweetness is from apple pear, ground into the paste.'),
      buyer('D***a', 40, 'Mine was properly sour after two weeks in the fridge, not sweet at all.'),
    ],
  },
  {
    goods: 'rice',
    name: 'P***k',
    daysAgo: 11,
    text: 'How much water do I need in a normal rice cooker?',
    answers: [shop(3, 'About a fifth more water than rice by volume. Soak it for 20 minutes first.')],
  },
  {
    goods: 'honey',
    name: 'S***y',
    daysAgo: 5,
    text: 'Is it heated or filtered? I am looking for raw honey.',
    answers: [shop(6, 'Only strained. It is never heated or boiled down, which is why it sets in the cold.')],
  },
]

function inLanguage(locale: Locale, list: Omit<DemoQuestion, 'locale'>[]): DemoQuestion[] {
  return list.map((question) => ({ ...question, locale }))
}

export const demoQuestions: readonly DemoQuestion[] = [
  ...inLanguage('zh-CN', chinese),
  ...inLanguage('ko-KR', korean),
  ...inLanguage('en-US', english),
]
