import { expect, test } from 'vitest'
import { joinedLists, nextPage } from './more.ts'

const entries = (ids: string) => [...ids].map((pkId) => ({ pkId }))
const ids = (list: { pkId: string }[]) => list.map(({ pkId }) => pkId).join('')

test.each([
  ['abc', 'def', 'abcdef'],
  ['abc', 'cde', 'abcde'],
  ['', 'aab', 'ab'],
  ['ab', '', 'ab'],
])('%s and %s are %s', (first, rest, joined) => {
  expect(ids(joinedLists(entries(first), entries(rest)))).toBe(joined)
})

test('after entries were deleted, the page that is asked for next passes over none', () => {
  // Three pages of four; two of the first eight are deleted, so that the ninth and tenth move to the second page.
  const left = entries('abcdefghijkl').filter(({ pkId }) => !'bf'.includes(pkId))
  const shown = left.slice(0, 6)
  const at = (nextPage(shown.length, 4) - 1) * 4
  expect(ids(joinedLists(shown, left.slice(at, at + 4)))).toBe('acdeghij')
})
