import { expect, test } from 'vitest'
import { pinyinOf } from './correct.ts'
import { dictionaryOf } from './dictionary.ts'
import { nearWords } from './near.ts'

/** Words of the demo's products, with how many products have them. */
const words: Record<string, number> = {
  kimchi: 9,
  kitchen: 5,
  kettle: 3,
  ginseng: 4,
  blueberry: 5,
  thermos: 2,
  shampoo: 3,
  tangerine: 2,
  김치: 9,
  냉면: 7,
  라면: 8,
  만두: 5,
  배추김치: 2,
  돌솥: 3,
  블루베리: 5,
  명태: 2,
  보온병: 2,
  수제: 4,
  冷面: 7,
  拉面: 8,
  辣白菜: 6,
  茶: 4,
  明太鱼: 2,
  人参: 3,
  红参: 4,
  枣片: 1,
  石锅: 3,
  保温杯: 2,
  苹果梨: 3,
}
const dictionary = dictionaryOf(
  Object.entries(words).map(([word, count]) => {
    const isChinese = /\p{Script=Han}/u.test(word)
    const { whole, initials } = pinyinOf(word)
    return { word, count, pinyin: isChinese ? whole : '', initials: isChinese ? initials : '' }
  }),
  [['人参', '인삼']],
)

/** What shoppers type by mistake, and what has to be suggested first. */
test.each([
  ['kimcee', 'kimchi'],
  ['gensing', 'ginseng'],
  ['blubery', 'blueberry'],
  ['shampu', 'shampoo'],
  ['tangarin', 'tangerine'],
  ['termos', 'thermos'],
  ['김지', '김치'],
  ['넹먄', '냉면'],
  ['만뚜', '만두'],
  ['블루배리', '블루베리'],
  ['돌솟', '돌솥'],
  ['명테', '명태'],
  ['보온뼝', '보온병'],
  ['凉面', '冷面'],
  ['拉白彩', '辣白菜'],
  ['明泰鱼', '明太鱼'],
  ['人深', '人参'],
  ['红身', '红参'],
  ['石过', '石锅'],
  ['宝温悲', '保温杯'],
  ['萍果离', '苹果梨'],
  ['辣白拌菜条', '辣白菜'],
])('%s is probably %s', (query, near) => expect(nearWords(query, dictionary)[0]).toBe(near))

test.each([
  ['kitchin', ['kitchen', 'kimchi']],
  ['kitchen kettel', ['kitchen', 'kettle']],
  ['人参枣片', ['人参', '枣片']],
  ['红参糖', ['红参']],
  ['수제 배추김치찜', ['수제', '배추김치']],
  ['red ginseng candy', ['ginseng']],
  ['인삼사탕', ['인삼']],
  ['xq', []],
  ['茶', []],
  ['ginseng', []],
  ['', []],
  ['a'.repeat(100), []],
])('%s: %j', (query, near) => expect(nearWords(query, dictionary)).toEqual(near))

test('there are at most six', () =>
  expect(nearWords('kimchi kettle ginseng blueberrs', dictionary).length).toBeLessThanOrEqual(6))
