import { describe, expect, test } from 'vitest'
import { categoryWords } from './category-words.ts'
import { matchName, matchTag, taxonomyLine } from './match-category.ts'

function codeOf(name: string) {
  return matchName(name)?.own.code
}

describe('what other shops call a kind of product', () => {
  test.each([
    ['Bracelets', 'jewellery'],
    ["Women's Necklaces", 'jewellery'],
    ['Cats & Dogs', 'cats'],
    ['Pizza', 'frozen-pizza'],
    ['Cookies', 'biscuits'],
    ['Berries and grapes', 'berries-grapes'],
    ['手工手链', 'jewellery'],
    ['床上用品', undefined],
    ['锅具', 'pots'],
    ['糕点', 'biscuits'],
    ['김치', 'kimchi'],
    ['강아지 사료', 'dog-food'],
    ['Key rings', undefined],
    ['Clothing', undefined],
    ['', undefined],
  ])('%s', (name, code) => expect(codeOf(name)).toBe(code))

  test('a tag is matched only as a whole', () => {
    expect(matchTag('plants')?.own.code).toBe('plants')
    expect(matchTag('gift for plants')).toBeUndefined()
  })
})

test('every word of the table belongs to an existing category', () => {
  expect(Object.keys(categoryWords).filter((code) => !taxonomyLine(code))).toEqual([])
})
