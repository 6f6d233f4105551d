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

test('after deletions, the next page skips no entry', () => {
  // Three pages of four; two of the first eight are deleted, so the ninth and tenth move to the second page.
  const left = entries('abcdefghijkl').filter(({ pkId }) => !'bf'.includes(pkId))
  const shown = left.slice(0, 6)
  const at = (nextPage(shown.length, 4) - 1) * 4
  expect(ids(joinedLists(shown, left.slice(at, at + 4)))).toBe('acdeghij')
})

test('entries added at the front do not stop the list', async () => {
  const all = entries('XYZWabcdefgh')
  const pageAt = async (pageNum: number) => ({ list: all.slice((pageNum - 1) * 4, pageNum * 4), total: 12 })
  // The first page from before four entries were added is shown, so the second page repeats it.
  expect(await entriesAfter(entries('abcd'), 4, pageAt)).toEqual({ list: entries('efgh'), isLast: true })
  expect(await entriesAfter(entries('XYZW'), 4, pageAt)).toEqual({ list: entries('abcd'), isLast: false })
  expect(await entriesAfter(all, 4, pageAt)).toMatchObject({ isLast: true })
})
