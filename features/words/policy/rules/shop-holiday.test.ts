import { epochOfWire, wireTime } from '@hojip/platform/mall-time'
import { expect, test } from 'vitest'
import { isOnHoliday, isShopHoliday, shipByMs, toldHoliday } from './shop-holiday.ts'

const holiday = { from: '2026-12-01', until: '2026-12-05' }

test.each([
  ['long before it', '2026-11-20 10:00:00', '2026-11-22 10:00:00'],
  ['so that the deadline is its first moment', '2026-11-29 00:00:00', '2026-12-01 00:00:00'],
  ['a day before it', '2026-11-30 10:00:00', '2026-12-07 10:00:00'],
  ['within it', '2026-12-03 10:00:00', '2026-12-08 00:00:00'],
  ['in its last second', '2026-12-05 23:59:59', '2026-12-08 00:00:00'],
  ['right after it', '2026-12-06 00:00:00', '2026-12-08 00:00:00'],
])('an order paid %s is shipped by the promised time without the holiday', (_, paid, by) => {
  expect(wireTime(shipByMs(epochOfWire(paid), holiday))).toBe(by)
})

test('without a holiday the promise is the same at any time', () => {
  expect(wireTime(shipByMs(epochOfWire('2026-12-03 10:00:00'), null))).toBe('2026-12-05 10:00:00')
})

test.each([
  ['2026-12-01', '2026-12-15', true],
  ['2026-12-01', '2026-12-16', false],
  ['2026-12-05', '2026-12-01', false],
  ['2026-11-01', '2026-11-26', false],
  ['2026-11-20', '2026-11-27', true],
  ['2027-11-28', '2027-11-29', false],
  ['', '2026-12-01', false],
])('from %j to %j: %s', (from, until, may) => expect(isShopHoliday({ from, until }, '2026-11-27')).toBe(may))

test.each([
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2026-12-05', true],
  ['2026-12-06', false],
])('on %s nothing leaves the shop: %s', (day, is) => {
  expect(isOnHoliday(holiday, day)).toBe(is)
  expect(isOnHoliday(null, day)).toBe(false)
})

test('shoppers see it two weeks before, until it is over', () => {
  const holidayAt = (now: string) => toldHoliday(holiday, epochOfWire(now))
  expect(holidayAt('2026-11-16 23:00:00')).toBeNull()
  expect(holidayAt('2026-11-17 00:00:00')).toEqual({ ...holiday, sendsFrom: '2026-12-06' })
  expect(holidayAt('2026-12-05 23:59:59')).not.toBeNull()
  expect(holidayAt('2026-12-06 00:00:00')).toBeNull()
})
