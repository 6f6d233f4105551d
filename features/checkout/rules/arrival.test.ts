import { policy } from '@hojip/policy'
import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

const day = 24 * 3_600_000
const jilin = {
  shopProvince: '吉林省',
  freeShippingFromFen: 0,
  shippingFeeFen: 0,
  freightTemplate: { surcharges: [{ places: ['西藏自治区'], fen: 100 }] },
}

test.each([
  ['吉林省', 1, 2],
  ['浙江省', 2, 4],
  ['西藏自治区', 4, 7],
])('to %s: %i days at least, %i after the promised shipping at most', (province, least, most) => {
  const now = Date.UTC(2026, 10, 20)
  const { fromMs, shipByMs, toMs } = arrivalOf(jilin, { country: 'CN', province }, now)
  expect([(fromMs - now) / day, shipByMs - now, (toMs - shipByMs) / day]).toEqual([
    least,
    policy.shipByMs,
    most,
  ])
})
