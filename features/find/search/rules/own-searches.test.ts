import { expect, test } from 'vitest'
import { ownSearches } from './own-searches.ts'

test.each([
  [
    ['泡菜', ' 泡菜 ', '茶'],
    ['泡菜', '茶'],
  ],
  [['Soy  Sauce', 'soy sauce', 'ＳＯＹ sauce'], ['Soy Sauce']],
  [['  ', ''], []],
])('of %j are stored %j', (searches, stored) =>
  expect(ownSearches(searches).map(({ words }) => words)).toEqual(stored),
)
