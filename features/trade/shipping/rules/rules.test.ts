import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carrierNamed, carrierOf, carriers } from './carriers.ts'
import { pack } from './packing.ts'
import { isOver, mayBeSentAgain, mayCorrect } from './silence.ts'
import { trackTimes } from './track-times.ts'

const left = new Map([
  ['a', 3],
  ['b', 1],
  ['c', 0],
])

describe('packing', () => {
  test('a parcel without lines takes everything that is left', () => {
    expect(pack(left, [{}])).toEqual([
      [
        { lineId: 'a', quantity: 3 },
        { lineId: 'b', quantity: 1 },
      ],
    ])
    expect(pack(left, [{ lines: [{ lineId: 'a', quantity: 2 }] }, {}])).toEqual([
      [{ lineId: 'a', quantity: 2 }],
      [
        { lineId: 'a', quantity: 1 },
        { lineId: 'b', quantity: 1 },
      ],
    ])
  })

  test.each([
    ['too many', [{ lines: [{ lineId: 'a', quantity: 4 }] }]],
    [
      'too many in sum',
      [{ lines: [{ lineId: 'a', quantity: 2 }] }, { lines: [{ lineId: 'a', quantity: 2 }] }],
    ],
    [
      'too many in two rows',
      [
        {
          lines: [
            { lineId: 'b', quantity: 1 },
            { lineId: 'b', quantity: 1 },
          ],
        },
      ],
    ],
    ['a line of another order', [{ lines: [{ lineId: 'x', quantity: 1 }] }]],
    ['nothing left for the second', [{}, {}]],
  ])('%s is refused', (_name, parcels) => {
    expect(pack(left, parcels)).toBeUndefined()
  })

  test('never packs more of a line than is left', () => {
    const line = fc.record({
      lineId: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 4 }),
    })
    const parcel = fc.record({
      lines: fc.option(fc.array(line, { minLength: 1, maxLength: 3 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(parcel, { minLength: 1, maxLength: 4 }), (parcels) => {
        const packed = pack(left, parcels)?.flat() ?? []
        for (const [id, most] of left) {
          const sum = packed.filter((l) => l.lineId === id).reduce((n, l) => n + l.quantity, 0)
          expect(sum).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})

test('each carrier has a unique code and a name in every language', () => {
  expect(new Set(carriers.map((c) => c.code)).size).toBe(carriers.length)
  for (const one of carriers)
    for (const name of [...Object.values(one.name), ...one.aliases]) expect(carrierNamed(name)).toBe(one)
  expect(carriers.length).toBeGreaterThanOrEqual(13)
  for (const { code, name } of carriers) {
    expect(Object.values(name).every((text) => text.length > 1)).toBe(true)
    expect(carrierOf(code)?.name).toBe(name)
  }
})

test('a parcel is queried for thirty days, and then no more', () => {
  const days = trackTimes(0).map((ms) => ms / 86_400_000)
  expect(days.slice(0, 6)).toEqual([1 / 24, 3 / 24, 6 / 24, 0.5, 1, 1.5])
  expect(days.at(-1)).toBe(30)
})

test('a parcel is sent again only when it is back, and only for an order that waits for it', () => {
  const statuses = [0, 1, 2, 3, 4, 5, 6]
  expect(statuses.filter((status) => mayBeSentAgain({ status }, 4))).toEqual([6])
  expect([0, 3, 4, 5, 99].filter((order) => mayBeSentAgain({ status: 6 }, order))).toEqual([3, 4])
})

test('the journey of a parcel ends when it is signed for or back, and its number is corrected once before', () => {
  const statuses = [0, 1, 2, 3, 4, 5, 6]
  expect(statuses.filter((status) => isOver({ status }))).toEqual([3, 6])
  expect(statuses.filter((status) => mayCorrect({ status, correctedAt: null }))).toEqual([0, 1, 2, 4, 5])
  expect(statuses.filter((status) => mayCorrect({ status, correctedAt: new Date(0) }))).toEqual([])
})
