import { epochOfWire, wireTime } from '@hojip/platform/mall-time'
import { policy } from '@hojip/policy'
import { expect, test } from 'vitest'
import { arrivalOf, type SendingHours } from './arrival.ts'

const day = 24 * 3_600_000
const jilin = {
  shopProvince: '吉林省',
  sendsOn: 'workdays' as SendingHours['sendsOn'],
  sendsUntilMinute: 16 * 60,
  shopHoliday: null as SendingHours['shopHoliday'],
  freeShippingFromFen: 0,
  shippingFeeFen: 0,
  freightTemplate: { surcharges: [{ places: ['西藏自治区'], fen: 100 }] },
}

/** A Friday morning. */
const friday = epochOfWire('2026-11-20 10:00:00')
const home = { country: 'CN', province: '吉林省' }

test.each([
  ['吉林省', 1, 2],
  ['浙江省', 2, 4],
  ['西藏自治区', 4, 7],
])('to %s: %i days after the next sending, %i after the promised one', (province, least, most) => {
  const { fromMs, shipByMs, toMs, payByMs } = arrivalOf(jilin, { country: 'CN', province }, friday)
  expect(wireTime(payByMs!)).toBe('2026-11-20 16:00:00')
  expect([(fromMs - payByMs!) / day, shipByMs - friday, (toMs - shipByMs) / day]).toEqual([
    least,
    policy.shipByMs,
    most,
  ])
})

test.each([
  ['before the end of a working day', '2026-11-20 15:59:59', '2026-11-20', true],
  ['at its end', '2026-11-20 16:00:00', '2026-11-23', false],
  ['on a weekend', '2026-11-21 09:00:00', '2026-11-23', false],
  ['on a public holiday', '2026-10-01 09:00:00', '2026-10-08', false],
])('%s: leaves on the next sending day', (_, now, leaves, isToday) => {
  const { payByMs, fromMs } = arrivalOf(jilin, home, epochOfWire(now))
  expect(wireTime(fromMs - day).slice(0, 10)).toBe(leaves)
  expect(payByMs !== undefined).toBe(isToday)
})

test('a shop that sends every day does so at weekends, too', () => {
  const { payByMs } = arrivalOf(
    { ...jilin, sendsOn: 'all' as const },
    home,
    epochOfWire('2026-11-21 09:00:00'),
  )
  expect(wireTime(payByMs!)).toBe('2026-11-21 16:00:00')
})

test('when the next sending is after the promised one, the parcel counts from it', () => {
  const { toMs, shipByMs } = arrivalOf(jilin, home, epochOfWire('2026-09-30 17:00:00'))
  expect(toMs).toBeGreaterThan(shipByMs + 2 * day)
  expect(wireTime(toMs).slice(0, 10)).toBe('2026-10-10')
})

test('a holiday moves the next sending, the promise and the arrival behind it', () => {
  const shopHoliday = { from: '2026-11-21', until: '2026-11-24' }
  const terms = { ...jilin, sendsOn: 'all' as const, shopHoliday }
  const { payByMs, fromMs, shipByMs, toMs } = arrivalOf(terms, home, epochOfWire('2026-11-21 09:00:00'))
  expect(payByMs).toBeUndefined()
  expect([fromMs, shipByMs, toMs].map(wireTime)).toEqual([
    '2026-11-26 16:00:00',
    '2026-11-27 00:00:00',
    '2026-11-29 00:00:00',
  ])
})
