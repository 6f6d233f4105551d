import { expect, test } from 'vitest'
import { choice, many, one, parseSearch, wholeNumber } from './search.ts'

test('values stay strings, repeated names become lists', () => {
  const raw = parseSearch('type=-1&brand=a&brand=b+c&empty=')
  expect(raw).toEqual({ type: '-1', brand: ['a', 'b c'], empty: '' })
  expect(one(raw, 'brand')).toBe('a')
  expect(many(raw, 'brand')).toEqual(['a', 'b c'])
  expect(many(raw, 'type')).toEqual(['-1'])
  expect(many(raw, 'none')).toEqual([])
})

test('names of object members are ordinary names', () => {
  const raw = parseSearch('constructor=1&__proto__=2')
  expect(one(raw, 'constructor')).toBe('1')
  expect(one(raw, 'toString')).toBeUndefined()
  expect(({} as Record<string, unknown>)['2']).toBeUndefined()
})

test.each([
  ['3', 3],
  ['0', 1],
  ['99', 1],
  ['1.5', 1],
  ['1e1', 1],
  ['', 1],
])('whole number from "%s"', (text, expected) => {
  expect(wholeNumber({ page: text }, 'page', { min: 1, max: 50, fallback: 1 })).toBe(expected)
})

test('a choice that is not offered becomes the fallback', () => {
  expect(choice({ sort: '3' }, 'sort', ['0', '3'], '0')).toBe('3')
  expect(choice({ sort: '9' }, 'sort', ['0', '3'], '0')).toBe('0')
})
