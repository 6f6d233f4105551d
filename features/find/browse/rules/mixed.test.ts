import { expect, test } from 'vitest'
import { mixed } from './mixed.ts'

function list(...ids: string[]) {
  return ids.map((pkId) => ({ pkId }))
}

function ids(lists: { pkId: string }[][], count: number) {
  return mixed(lists, count)
    .map(({ pkId }) => pkId)
    .join('')
}

test('takes from each list in turn until it is used up', () => {
  expect(ids([list('a', 'b', 'c'), list('1'), list('x', 'y')], 10)).toBe('a1xbyc')
})
test('takes nothing twice, and no more than `count`', () => {
  expect(ids([list('a', 'b'), list('a', 'c')], 10)).toBe('abc')
  expect(ids([list('a', 'b'), list('c', 'd')], 3)).toBe('acb')
})
test('returns nothing for no lists', () => expect(ids([], 5)).toBe(''))
