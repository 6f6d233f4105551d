import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeCount, type SkuNow } from './judge-count.ts'

const row = { goodsSn: 'K-1', onHand: 10, counted: 9 }
const now: SkuNow = { onHand: 10, reserved: 0, toShip: 0, isCorrected: false }

test.each([
  ['a difference', row, [now], { becomes: 9, moved: 0 }],
  ['no difference', { ...row, counted: 10 }, [now], { becomes: 10, moved: 0 }],
  ['two sold since', row, [{ ...now, onHand: 8 }], { becomes: 7, moved: -2 }],
  ['one came back since', row, [{ ...now, onHand: 11 }], { becomes: 10, moved: 1 }],
  ['corrected since', row, [{ ...now, onHand: 8, isCorrected: true }], { problem: 'corrected', moved: 0 }],
  ['this very sheet before', row, [{ ...now, onHand: 9, isCorrected: true }], { becomes: 9, moved: 0 }],
  ['sold and not shipped', row, [{ ...now, toShip: 10 }], { problem: 'short', moved: 0 }],
  ['promised to unpaid orders', row, [{ ...now, reserved: 10 }], { problem: 'short', moved: 0 }],
  ['first count', { ...row, onHand: null }, [{ ...now, onHand: null }], { becomes: 9, moved: 0 }],
  ['counted for the first time since', { ...row, onHand: null }, [now], { problem: 'corrected', moved: 0 }],
  ['no longer counted', row, [{ ...now, onHand: null }], { problem: 'corrected', moved: 0 }],
  ['unknown', row, [], { problem: 'skuGone', moved: 0 }],
  ['two with this number', row, [now, now], { problem: 'ambiguous', moved: 0 }],
])('%s', (_name, asked, skus, judged) => expect(judgeCount(asked, skus, false)).toEqual(judged))

test('a number that occurs twice counts once', () => {
  expect(judgeCount(row, [now], true)).toEqual({ problem: 'repeated', moved: 0 })
})

test('a sheet that is applied and comes again changes nothing', () => {
  const units = fc.integer({ min: 0, max: 50 })
  fc.assert(
    fc.property(units, units, units, (onHand, counted, sold) => {
      const { becomes } = judgeCount(
        { ...row, onHand, counted },
        [{ ...now, onHand: Math.max(0, onHand - sold) }],
        false,
      )
      if (becomes === undefined) return
      const after = { onHand: becomes, reserved: 0, toShip: 0, isCorrected: true }
      const again = judgeCount({ ...row, onHand, counted }, [after], false)
      expect(again.becomes ?? becomes).toBe(becomes)
    }),
  )
})
