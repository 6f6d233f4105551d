import { epochOfWire } from '@hojip/platform/mall-time'
import { expect, test } from 'vitest'
import { isWithin } from './hours.ts'

test('a shop’s hours are days and minutes of the mall’s time zone', () => {
  const hours = { days: [1, 7], fromMinute: 540, untilMinute: 1_440 }
  expect(isWithin(hours, epochOfWire('2026-11-22 23:59:59'))).toBe(true)
  expect(isWithin(hours, epochOfWire('2026-11-23 08:59:59'))).toBe(false)
  expect(isWithin(hours, epochOfWire('2026-11-24 10:00:00'))).toBe(false)
})
