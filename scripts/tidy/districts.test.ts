import { expect, test } from 'vitest'
import { districtDirections, floorsOf } from './districts.ts'
import { said } from './testing.ts'

const search = {
  'features/find/README.md': '# find\n',
  'features/find/search/package.json': JSON.stringify({
    name: '@mall/search',
    exports: { '.': './index.ts', './contract': './contract.ts' },
  }),
  'features/find/search/index.ts': "import '@mall/orders'\n",
  'features/find/search/contract.ts': 'export type SearchEvents = {}\nexport type Found = {}\n',
}

test('a room may import rooms of districts below its own', () => {
  expect(said(districtDirections, search)).toEqual([])
})

test('an import of a room of a higher district is reported', () => {
  const jobs = "\nimport { find } from '@mall/search'\n"
  expect(said(districtDirections, { ...search, 'features/trade/orders/jobs.ts': jobs })).toEqual([
    'features/trade/orders/jobs.ts:2 imports features/find/search: find stands above trade',
  ])
})

test('the type of an event may come from above, another type may not', () => {
  const events = "import type { SearchEvents } from '@mall/search/contract'\n"
  const other = "import type { Found, SearchEvents } from '@mall/search/contract'\n"
  expect(said(districtDirections, { ...search, 'features/trade/orders/jobs.ts': events })).toEqual([])
  expect(said(districtDirections, { ...search, 'features/trade/orders/jobs.ts': other })).toHaveLength(1)
})

test('tests may look up', () => {
  const planted = { ...search, 'features/trade/orders/a.test.ts': "import '@mall/search'\n" }
  expect(said(districtDirections, planted)).toEqual([])
})

test('a folder that is no district, and a district without README, are reported', () => {
  expect(said(districtDirections, { 'features/other/cart/index.ts': '' })).toEqual([
    expect.stringMatching(/^features\/other:0 is no district: a room belongs to find, counter/),
  ])
  expect(said(districtDirections, { 'features/goods/cart/index.ts': '' })).toEqual([
    'features/goods:0 has no README.md',
  ])
})

test('a room on the eleventh floor is reported', () => {
  const rooms = Array.from({ length: 11 }, (_, at) => `room${at + 1}`)
  const planted = Object.fromEntries(
    rooms.flatMap((room, at) => [
      [
        `features/trade/${room}/package.json`,
        JSON.stringify({ name: `@mall/${room}`, exports: { '.': './index.ts' } }),
      ],
      [`features/trade/${room}/index.ts`, at > 0 ? `import '@mall/room${at}'\n` : ''],
    ]),
  )
  expect(said(districtDirections, planted)).toEqual([
    'features/trade/room11:0 stands on floor 11, at most 10: it imports rooms that stand too high',
  ])
})

test('a room is one floor above the highest it imports', () => {
  const graph = new Map([
    ['chat', new Set(['orders', 'words'])],
    ['orders', new Set(['words'])],
  ])
  expect(Object.fromEntries(floorsOf(graph, ['chat', 'words']))).toEqual({ chat: 3, orders: 2, words: 1 })
})
