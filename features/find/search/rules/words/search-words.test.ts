import { describe, expect, test } from 'vitest'
import { searchTokens } from '@hojip/catalog/words'
import { emptyDictionary } from './dictionary.ts'
import { searchWords as wordsOf, typedWords as typedOf } from './search-words.ts'
import { ownQuery, tokensQuery } from './tsquery.ts'

function searchWords(query: string) {
  const words = wordsOf(query, emptyDictionary)
  return words && { tokens: words.terms.flatMap(({ tokens }) => tokens), looser: words.looser }
}

function typedWords(typed: string) {
  return typedOf(typed, emptyDictionary)
}

function inChinese(text: string) {
  return { 'zh-CN': text }
}

function documentOf(name: Record<string, string>, more: { selling?: string; brand?: string } = {}) {
  return new Set(
    searchTokens({
      name,
      sn: '1006002',
      options: [{ values: [inChinese('1.5m床')] }],
      categories: [{ 'zh-CN': '床品件套', 'en-US': 'Bedding sets', 'ko-KR': '침구 세트' }],
      selling: inChinese(more.selling ?? ''),
      brand: inChinese(more.brand ?? ''),
    }).words.split(' '),
  )
}

function finds(query: string, document: Set<string>) {
  return searchWords(query)?.tokens.every((token) => document.has(token)) ?? false
}

describe('a query finds a name', () => {
  test.each([
    ['四件套', { 'zh-CN': '轻奢纯棉刺绣水洗四件套' }],
    ['纯棉四件套', { 'zh-CN': '轻奢纯棉刺绣水洗四件套' }],
    ['白色四件套', { 'zh-CN': '白色纯棉四件套' }],
    ['茶', { 'zh-CN': '青瓷茶壶一壶两杯' }],
    ['茶壶', { 'zh-CN': '青瓷 茶壶' }],
    ['泡菜鲜肉水饺', { 'zh-CN': '泡菜鲜肉水饺 1kg' }],
    ['18K金', { 'zh-CN': '18K金六爪钻戒' }],
    ['１ＫＧ', { 'zh-CN': '辣白菜 1kg' }],
    ['김치', { 'ko-KR': '배추김치 1kg' }],
    ['배추김치', { 'ko-KR': '배추 김치 1kg' }],
    ['배추 김치', { 'ko-KR': '배추김치' }],
    ['냉면', { 'ko-KR': '연길 냉면 4인분' }],
    ['차', { 'ko-KR': '보리차' }],
    ['tea', { 'en-US': 'Green tea & jasmine tea' }],
    ['TEAS', { 'en-US': 'Green tea' }],
    ['kettle', { 'en-US': 'Enamel Kettles, 2 L' }],
    ['shoe', { 'en-US': 'Shoes' }],
    ['knife', { 'en-US': 'Kitchen knives' }],
    ['cafe', { 'en-US': 'Café au lait' }],
    ['puer', { 'en-US': "Pu'er cake" }],
    ["Pu'er", { 'en-US': 'Puer cake' }],
    ['hot-pot', { 'en-US': 'Hot pot balls' }],
    ['hotpot', { 'en-US': 'Hot-pot balls' }],
    ['床品', {}],
    ['침구', {}],
    ['1006002', {}],
  ])('%s in %o', (query, name) => {
    expect(finds(query, documentOf(name as Record<string, string>))).toBe(true)
  })

  test.each([
    ['四件套', { 'zh-CN': '四季被 三件套' }],
    ['茶壶', { 'zh-CN': '茶叶与水壶' }],
    ['tea', { 'en-US': 'Sirloin steak' }],
    ['tea', { 'en-US': 'Team jersey' }],
    ['냉면', { 'ko-KR': '냉동 라면' }],
    ['보리차', { 'ko-KR': '보리 자동차' }],
    ['pan', { 'en-US': 'Company' }],
  ])('%s is not in %o', (query, name) => {
    expect(finds(query, documentOf(name as Record<string, string>))).toBe(false)
  })
})

test('a single character of the selling line alone does not match', () => {
  const document = documentOf(inChinese('暖光台灯'), { selling: '泡一杯茶，读一本书', brand: '木里' })
  expect(finds('茶', document)).toBe(false)
  expect(finds('一杯', document)).toBe(true)
  expect(finds('木里', document)).toBe(true)
})

test('names have their own column', () => {
  const made = searchTokens({ name: inChinese('冷面'), sn: 'A1', categories: [], options: [] })
  expect(made.names).toBe('冷 面 冷面 ^面 ^冷面')
  expect(made.words.split(' ')).toEqual(['冷', '面', '冷面', 'a1'])
})

test.each(['', '  ', '!!!', '·—', '👍'])('%j yields no tokens', (query) => {
  expect(searchWords(query)).toBeUndefined()
})

test('the looser search is less strict with long words, never with short ones', () => {
  expect(searchWords('四件套')?.looser).toEqual(['四件套'])
  expect(searchWords('김치를')?.looser).toEqual(['김치'])
  expect(searchWords('纯棉四件套')?.looser).toEqual(['纯', '棉', '四', '件', '套'])
})

test('an endless query yields a bounded number of tokens', () => {
  expect(searchWords('纯棉四件套'.repeat(200))!.tokens.length).toBeLessThanOrEqual(60)
})

test('while typing, the last Latin word is a prefix, and half a syllable does not count', () => {
  expect(typedWords('enamel ket')).toMatchObject({ terms: [{ tokens: ['enamel'] }], beginning: 'ket' })
  expect(typedWords('김ㅊ')).toEqual(wordsOf('김', emptyDictionary))
  expect(typedWords('ㄱ')).toBeUndefined()
  expect(typedWords('tea ')).toMatchObject({ terms: [{ tokens: ['tea'] }] })
})

test('a query cannot inject the database’s query syntax', () => {
  expect(ownQuery(wordsOf("tea' | 'x':* & !\\ (茶)", emptyDictionary)!.terms)).toBe("'tea' & 'x' & '茶'")
  expect(tokensQuery(['a'], 'ket')).toBe("'a' & 'ket':*")
})
