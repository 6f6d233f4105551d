import { expect, test } from 'vitest'
import { distinctWords } from '../distinct-words.ts'
import { dictionaryOf } from './dictionary.ts'
import { searchWords } from './search-words.ts'

const words = ['泡菜', '韩国', '包邮卡'].map((word) => ({ word, count: 3, pinyin: '', initials: '' }))
const dictionary = dictionaryOf(
  words,
  [['pot of rice', 'gamasot']],
  ['包邮', '正品', '的', 'The', 'of', '정품'],
)

function tokensOf(query: string) {
  return searchWords(query, dictionary)?.terms.map(({ tokens }) => tokens.join('+'))
}

test.each([
  ['the kimchi', ['kimchi']],
  ['ＴＨＥ kimchi of korea', ['kimchi', 'korea']],
  ['정품 김치', ['김치']],
  ['正品 泡菜', ['泡菜']],
  ['包邮泡菜', ['泡菜']],
  ['泡菜包邮', ['泡菜']],
  ['包邮正品泡菜', ['泡菜']],
  ['韩国正品泡菜', ['韩国', '泡菜']],
  // A part of another word stays, and so does a word of the mall.
  ['真正品牌', ['真正+品牌']],
  ['包邮卡', ['包邮卡']],
  ['theory', ['theory']],
])('%s is read without stopped words', (query, tokens) => expect(tokensOf(query)).toEqual(tokens))

test('a query of stopped words alone is read as it is', () => {
  expect(tokensOf('包邮')).toEqual(['包邮'])
  expect(tokensOf('the of')).toEqual(['the', 'of'])
  expect(searchWords('the of', dictionary)).toMatchObject({ looser: ['the', 'of'], leftOut: [] })
})

test('a stopped word within a phrase that has synonyms is read', () => {
  expect(searchWords('pot of rice', dictionary)!.terms).toMatchObject([
    { tokens: ['pot', 'of', 'rice'], others: [['gamasot']] },
  ])
})

test('what is left out is returned, and not looked for less strictly either', () => {
  expect(searchWords('the 包邮泡菜', dictionary)).toMatchObject({
    looser: ['泡菜'],
    leftOut: ['包邮', 'the'],
  })
})

test('a list has each word once, whatever its case, width and spaces', () => {
  expect(distinctWords([' The ', 'ｔｈｅ', '包邮', 'free  of charge'])).toEqual([
    'The',
    '包邮',
    'free of charge',
  ])
})
