import { epochOfWire } from '@hojip/platform/mall-time'
import { expect, test } from 'vitest'
import { hoursText, isOfficialOpen, isWithin, nextOfficialOpening } from './hours.ts'

test.each([
  ['2026-11-23 08:29:59', false],
  ['2026-11-23 08:30:00', true],
  ['2026-11-23 17:29:59', true],
  ['2026-11-23 17:30:00', false],
  ['2026-11-21 10:00:00', false],
  ['2026-10-01 10:00:00', false],
])('the mall’s service at %s', (time, isOpen) => {
  expect(isOfficialOpen(epochOfWire(time))).toBe(isOpen)
})

test.each([
  ['2026-11-23 07:00:00', '2026-11-23 08:30:00'],
  ['2026-11-23 09:00:00', '2026-11-24 08:30:00'],
  ['2026-11-20 18:00:00', '2026-11-23 08:30:00'],
])('after %s it opens at %s', (time, next) => {
  expect(nextOfficialOpening(epochOfWire(time))).toBe(epochOfWire(next))
})

test('a shop’s hours are days and minutes of the mall’s time zone', () => {
  const hours = { days: [1, 7], fromMinute: 540, untilMinute: 1_440 }
  expect(isWithin(hours, epochOfWire('2026-11-22 23:59:59'))).toBe(true)
  expect(isWithin(hours, epochOfWire('2026-11-23 08:59:59'))).toBe(false)
  expect(isWithin(hours, epochOfWire('2026-11-24 10:00:00'))).toBe(false)
  expect(hoursText(hours)).toBe('09:00–24:00')
})
