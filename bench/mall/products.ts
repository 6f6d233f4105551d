import { keep, type ProductInput } from '@hojip/catalog'
import { taxonomy } from '@hojip/catalog/taxonomy'
import type { LocalText } from '@hojip/platform/i18n'
import { chances, pick } from './chance.ts'

type Node = (typeof taxonomy)[number]
type Words = Pick<Node, 'zh' | 'en' | 'ko'>

function words(zh: string, en: string, ko: string): Words {
  return { zh, en, ko }
}

function text({ zh, en, ko }: Words): LocalText {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': ko }
}

const manners = [
  words('轻奢', 'Fine', '고급'),
  words('手工', 'Handmade', '수제'),
  words('便携', 'Portable', '휴대용'),
  words('加厚', 'Thick', '두꺼운'),
  words('家用', 'Household', '가정용'),
  words('经典', 'Classic', '클래식'),
  words('迷你', 'Mini', '미니'),
  words('新款', 'New', '신상'),
  words('有机', 'Organic', '유기농'),
  words('复古', 'Vintage', '빈티지'),
  words('旅行装', 'Travel', '여행용'),
  words('大容量', 'Roomy', '대용량'),
  words('儿童', 'Children’s', '어린이'),
  words('防水', 'Waterproof', '방수'),
  words('静音', 'Silent', '무소음'),
  words('可折叠', 'Folding', '접이식'),
  words('纯天然', 'Natural', '천연'),
  words('节能', 'Thrifty', '절전'),
  words('礼盒装', 'Gift', '선물용'),
  words('双层', 'Double', '이중'),
  words('简约', 'Plain', '심플'),
  words('户外', 'Outdoor', '야외용'),
  words('厨房用', 'Kitchen', '주방용'),
  words('限量', 'Limited', '한정판'),
]
const origins = [
  words('延边', 'Yanbian', '연변'),
  words('首尔', 'Seoul', '서울'),
  words('杭州', 'Hangzhou', '항저우'),
  words('济州岛', 'Jeju', '제주'),
  words('云南', 'Yunnan', '윈난'),
  words('长白山', 'Changbai', '장백산'),
  words('釜山', 'Busan', '부산'),
  words('景德镇', 'Jingdezhen', '징더전'),
  words('大连', 'Dalian', '다롄'),
  words('青岛', 'Qingdao', '칭다오'),
  words('苏州', 'Suzhou', '쑤저우'),
  words('全州', 'Jeonju', '전주'),
  words('江原道', 'Gangwon', '강원'),
  words('龙井', 'Longjing', '룽징'),
  words('宜兴', 'Yixing', '이싱'),
  words('光州', 'Gwangju', '광주'),
  words('福建', 'Fujian', '푸젠'),
  words('哈尔滨', 'Harbin', '하얼빈'),
  words('新疆', 'Xinjiang', '신장'),
  words('大邱', 'Daegu', '대구'),
  words('四川', 'Sichuan', '쓰촨'),
  words('利川', 'Icheon', '이천'),
  words('广州', 'Guangzhou', '광저우'),
  words('丹东', 'Dandong', '단둥'),
]
const sizes = [words('小号', 'Small', '소'), words('中号', 'Medium', '중'), words('大号', 'Large size', '대')]
const params = [
  [words('产地', 'Made in', '원산지'), words('延吉', 'Yanji', '연길')],
  [words('净重', 'Net weight', '중량'), words('500 克', '500 g', '500g')],
  [words('保质期', 'Keeps for', '유통기한'), words('十二个月', 'Twelve months', '12개월')],
  [words('包装', 'Packed in', '포장'), words('纸盒', 'A paper box', '종이 상자')],
] as const
const story = [
  words('一件一件做出来的', 'Made one by one', '하나하나 만들었어요'),
  words('从作坊到家门口', 'From the workshop to your door', '작업실에서 집 앞까지'),
]
const sentence = words(
  '我们在自家作坊里做，每一道工序都看得见。下单之后三天之内发出，打开就能用。',
  'We make it in our own workshop, where every step can be seen. It leaves within three days and is ready for use.',
  '직접 운영하는 작업실에서 만들고 모든 과정을 볼 수 있어요. 주문하면 사흘 안에 보내고 바로 쓸 수 있어요.',
)

/** The categories by code, from the first level down to the third. */
const paths = taxonomy.map((top) =>
  (top.children ?? []).flatMap((middle) =>
    (middle.children ?? []).map((leaf) => ({ codes: [top.code, middle.code, leaf.code] as const, leaf })),
  ),
)

/** Search words by kind: product names, and how and where products are made. */
export const searchWords = (() => {
  const things = paths.flat().map(({ leaf }) => leaf)
  const all = [...things, ...manners, ...origins]
  const ofLength = (length: number) => all.map(({ zh }) => zh).filter((zh) => [...zh].length === length)
  return {
    'zh, two characters': ofLength(2),
    'zh, three characters': ofLength(3),
    ko: all.map(({ ko }) => ko),
    en: all.map(({ en }) => en.toLowerCase()),
  }
})()

export interface Places {
  shopIds: readonly string[]
  /** Category ids by code. */
  categoryIds: ReadonlyMap<string, string>
  /** Picture refs. */
  pictures: readonly string[]
}

/** Product number `n`: the same in every run, with three SKUs; few categories are large and many small. */
export function productOfNumber(n: number, places: Places): ProductInput {
  const chance = chances(n)
  const top = paths[Math.floor(paths.length * chance() ** 1.7)]!
  const { codes, leaf } = pick(top, chance())
  const [manner, origin, brand] = [
    pick(manners, chance()),
    pick(origins, chance()),
    Math.floor(chance() ** 2 * 900),
  ]
  const model = 100 + Math.floor(chance() * 900)
  const priceFen = 290 + Math.floor(chance() ** 3 * 90_000)
  const [first, ...others] = Array.from({ length: 4 }, () => pick(places.pictures, chance()))
  return {
    shopId: pick(places.shopIds, chance()),
    handle: `bench-${n}`,
    sn: keep,
    categoryIds: codes.map((code) => places.categoryIds.get(code)!) as ProductInput['categoryIds'],
    name: {
      'zh-CN': `${origin.zh}${manner.zh}${leaf.zh} ${model}`,
      'en-US': `${origin.en} ${manner.en.toLowerCase()} ${leaf.en.toLowerCase()} ${model}`,
      'ko-KR': `${origin.ko} ${manner.ko} ${leaf.ko} ${model}`,
    },
    selling: text(sentence),
    brand: text(words(`第${brand}工坊`, `Workshop ${brand}`, `제${brand}공방`)),
    gallery: [...new Set([first!, ...others])],
    bodyHtml: '',
    bodies: {},
    keywords: [],
    pictureTexts: {},
    params: params.map(([name, value]) => ({ name: text(name), value: text(value) })),
    story: story.map((title, i) => ({
      title: text(title),
      text: text(sentence),
      picture: others[i] ?? first!,
    })),
    options: [{ name: text(words('规格', 'Size', '규격')), values: sizes.map(text), params: [], hidden: [] }],
    skus: sizes.map((_, i) => ({
      choice: [i],
      priceFen: priceFen + i * 300,
      stock: chance() < 0.03 ? 0 : Math.ceil(chance() * 400),
      sn: null,
      gtin: null,
      weightG: null,
      picture: null,
      isOnSale: true,
    })),
    salesCount: Math.floor(chance() ** 4 * 30_000),
    isOnSale: true,
    personLimit: null,
    returnRule: null,
    origin: keep,
    video: null,
    importHash: null,
  }
}
