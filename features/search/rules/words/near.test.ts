import { expect, test } from 'vitest'
import { pinyinOf } from './correct.ts'
import { dictionaryOf } from './dictionary.ts'
import { nearWords } from './near.ts'

const words: [string, number][] = [
  ...([
    ['kimchi', 9],
    ['kitchen', 5],
    ['kettle', 3],
    ['김치', 9],
    ['냉면', 7],
    ['라면', 8],
  ] as [string, number][]),
  ...([
    ['冷面', 7],
    ['拉面', 8],
    ['辣白菜', 6],
    ['茶', 4],
  ] as [string, number][]),
]
const dictionary = dictionaryOf(
  words.map(([word, count]) => {
    const isChinese = /\p{Script=Han}/u.test(word)
    const { whole, initials } = pinyinOf(word)
    return { word, count, pinyin: isChinese ? whole : '', initials: isChinese ? initials : '' }
  }),
  [],
)

test.each([
  ['kimcee', ['kimchi']],
  ['kitchin', ['kitchen', 'kimchi']],
  ['kitchen kettel', ['kettle']],
  ['넹먄', ['냉면']],
  ['凉面', ['冷面', '拉面']],
  ['拉白彩', ['辣白菜']],
  ['xq', []],
  ['茶', []],
  ['', []],
  ['a'.repeat(100), []],
])('%s: %j', (query, near) => expect(nearWords(query, dictionary)).toEqual(near))
