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

test('takes from each in turn, as long as each lasts', () => {
  expect(ids([list('a', 'b', 'c'), list('1'), list('x', 'y')], 10)).toBe('a1xbyc')
})
test('nothing twice, and no more than asked for', () => {
  expect(ids([list('a', 'b'), list('a', 'c')], 10)).toBe('abc')
  expect(ids([list('a', 'b'), list('c', 'd')], 3)).toBe('acb')
})
test('nothing out of nothing', () => expect(ids([], 5)).toBe(''))
