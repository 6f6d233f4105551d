import { plain } from '@hojip/catalog/words'
import { shopWord } from '../shop-word.ts'

/** What a query asks for beside the name of a thing. */
export interface Intents {
  /** The query without it; empty when nothing remains. */
  words: string
  /** The order that it asks for: by sales, the newest, the cheapest or the best rated. */
  sort?: '1' | '2' | '3' | '5' | undefined
  /** What was taken out, as typed. */
  leftOut: string[]
}

const people = {
  zh: '妈妈|妈|母亲|爸爸|爸|父亲|父母|爸妈|长辈|老人|爷爷|奶奶|外婆|外公|老婆|老公|女朋友|男朋友|女友|男友|闺蜜|朋友|同学|同事|老师|领导|客户|孩子|小孩|儿童|宝宝|婴儿|女生|男生|女士|男士|自己',
  ko: '엄마|어머니|아빠|아버지|부모님|할머니|할아버지|아내|남편|여자친구|여친|남자친구|남친|친구|선생님|동료|아이들?|어린이|아기|여성|남성',
  en: 'mom|mum|mama|mother|dad|papa|father|parents|grandma|grandmother|grandpa|grandfather|wife|husband|girlfriend|boyfriend|friends?|teachers?|colleagues?|coworkers?|kids?|child|children|boys?|girls?|baby|babies|toddlers?|women|men|him|her|them',
}

/** One of them or several: "妈妈和爸爸", "엄마랑 아빠", "mom and dad". */
const someone = {
  zh: `(?:${people.zh})(?:[和与、]?(?:${people.zh})){0,3}`,
  ko: `(?:${people.ko})(?:(?:[와과랑]|이랑|하고)?\\s?(?:${people.ko})){0,3}`,
  en: `(?:${people.en})(?:,? (?:and |or |& )?(?:my |a |an |the |your )?(?:${people.en})){0,3}`,
}

/** A gift that names no thing is looked for by this word and its synonyms. */
const gift = { zh: '礼盒', ko: '선물', en: 'gift' } as const

/** In each language what asks for an order, and what a thing is for. Longer words come before shorter ones. */
const orders: [RegExp, Intents['sort']][] = [
  [/(?:最|更)?(?:便宜|实惠|廉价|平价|低价|划算|性价比高|性价比)(?:一?点儿?)?的?/gu, '3'],
  [/(?:(?:제일|가장) )?(?:값싼|싼|저렴한|저렴하게|가성비\s*(?:좋은)?)(?=\s|$)/gu, '3'],
  [/\b(?:the )?(?:cheap(?:est|er)?|affordable|inexpensive|budget|low[- ]?(?:cost|priced?)|bargain)\b/gu, '3'],
  [/(?:最)?(?:畅销|热销|热卖|受欢迎|爆款|人气)的?/gu, '1'],
  [/(?:(?:제일|가장) )?(?:인기\s*(?:있는|많은)?|잘\s*나가는|많이\s*팔린)(?=\s|$)/gu, '1'],
  [/\b(?:the )?(?:most )?(?:popular|best[- ]?sell(?:ing|ers?)|trending)\b/gu, '1'],
  [/(?:最新|新款|新品|新上市|新到)的?/gu, '2'],
  [/(?:새로\s*나온|신상품|신상|최신|새)(?=\s|$)/gu, '2'],
  [/\b(?:the )?(?:newest|latest|new)\b/gu, '2'],
  [/(?:最好|好评|评价好|评分高|好用)的?/gu, '5'],
  [/(?:(?:제일|가장) )?(?:좋은|평점\s*높은|최고의)(?=\s|$)/gu, '5'],
  [/\b(?:the )?(?:best|top[- ]rated|highest[- ]rated)\b/gu, '5'],
]

const purposes: [RegExp, keyof typeof gift | undefined][] = [
  // Where it is bought.
  [new RegExp(`(?<=\\S)${shopWord.source}`, 'gu'), undefined],
  [new RegExp(`(?:适合)?(?:送给|送|给)(?:我的?)?(?:${someone.zh})?的?(?:生日)?(?:礼物|礼品)`, 'gu'), 'zh'],
  [/(?:生日|节日)?(?:礼物|礼品)/gu, 'zh'],
  [
    new RegExp(`(?:适合|送给|送|给)(?:我的?)?${someone.zh}(?:用(?![品具])|吃|喝|穿|玩(?![具偶]))?的?`, 'gu'),
    undefined,
  ],
  [
    new RegExp(
      `(?:${someone.ko}(?:에게|께|한테)?\\s*)?(?:(?<=^|\\s|에게|께|한테)(?:드릴|줄|할)(?=\\s|생일|선물))?\\s*(?:생일\\s*)?선물(?:용|로|하기)?`,
      'gu',
    ),
    'ko',
  ],
  [
    new RegExp(`${someone.ko}(?:를 위한|을 위한|용|(?:에게|께|한테)(?:\\s*(?:드릴|줄))?)(?=\\s|$)`, 'gu'),
    undefined,
  ],
  [/\b(?:birthday |christmas )?(?:gifts?|presents?)(?: ideas?)?\b/gu, 'en'],
  [new RegExp(`\\bfor (?:my |a |an |the |your )?${someone.en}\\b`, 'gu'), undefined],
]

const joints = /^(?:的|for|to|of|and|a|an|the) | (?:for|to|of|and)$|^的|的$/gu

/**
 * What a query asks about the price, the age, the esteem and the purpose of a thing, in any of the languages; undefined
 * when it asks nothing of the kind, or nothing else and asks for no order.
 */
export function queryIntents(query: string): Intents | undefined {
  let rest = plain(query)
  const leftOut: string[] = []
  let sort: Intents['sort']
  let present: keyof typeof gift | undefined
  const take = (pattern: RegExp): boolean => {
    const before = leftOut.length
    rest = rest.replace(pattern, (found) => {
      leftOut.push(found.trim())
      return ' '
    })
    return leftOut.length > before
  }
  for (const [pattern, order] of orders) if (take(pattern)) sort ??= order
  for (const [pattern, language] of purposes) if (take(pattern)) present ??= language
  if (leftOut.length === 0) return undefined
  const words = rest.replace(/\s+/g, ' ').trim().replace(joints, '').trim()
  const thing = words || (present ? gift[present] : '')
  // Whom it is for alone names nothing to look for.
  return thing || sort ? { words: thing, sort, leftOut } : undefined
}
