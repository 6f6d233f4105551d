import { expect, test } from 'vitest'
import { entriesAfter, joinedLists, nextPage } from './more.ts'

function entries(ids: string) {
  return [...ids].map((pkId) => ({ pkId }))
}

function ids(list: { pkId: string }[]) {
  return list.map(({ pkId }) => pkId).join('')
}

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

test('entries that came in at the front meanwhile do not make it stand still', async () => {
  const all = entries('XYZWabcdefgh')
  const pageAt = async (pageNum: number) => ({ list: all.slice((pageNum - 1) * 4, pageNum * 4), total: 12 })
  // Shown is what was the first page before four others came: the second page is the same again.
  expect(await entriesAfter(entries('abcd'), 4, pageAt)).toEqual({ list: entries('efgh'), isLast: true })
  expect(await entriesAfter(entries('XYZW'), 4, pageAt)).toEqual({ list: entries('abcd'), isLast: false })
  expect(await entriesAfter(all, 4, pageAt)).toMatchObject({ isLast: true })
})
