import {
  dayAfter,
  dayBefore,
  endOf,
  epochOfWire,
  isMallDay,
  mallDay,
  midnightOf,
  momentOf,
  nextMallDay,
  readMallTime,
  rfc3339,
  sameMallDay,
  wireTime,
} from './index.ts'
import { expect, test } from 'vitest'

function iso(date: Date) {
  return date.toISOString()
}

test.each([
  ['2026-11-20', '2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z'],
  ['2026-11-20 08:30:05', '2026-11-20T00:30:05.000Z', '2026-11-20T00:30:06.000Z'],
])('%s of the mall lasts from %s to %s', (text, from, until) => {
  expect([iso(momentOf(text)), iso(endOf(text))]).toEqual([from, until])
})

test('the day changes at midnight in Shanghai', () => {
  const midnight = Date.UTC(2026, 10, 20, 16)
  expect(sameMallDay(midnight - 1, midnight)).toBe(false)
  expect(nextMallDay(midnight - 1)).toBe(midnight)
})

test.each([
  ['2026-11-20T15:59:59Z', '2026-11-20'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
  ['2026-11-21T15:59:59.999Z', '2026-11-21'],
  ['2026-11-21T16:00:00Z', '2026-11-22'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
])('%s is the mall’s %s', (moment, day) => {
  expect(mallDay(Date.parse(moment))).toBe(day)
})

test('days are consecutive, and begin at midnight in Shanghai', () => {
  expect(iso(midnightOf('2026-11-21'))).toBe('2026-11-20T16:00:00.000Z')
  expect([dayBefore('2026-03-01'), dayAfter('2028-02-28')]).toEqual(['2026-02-28', '2028-02-29'])
})

test('a day has to exist', () => {
  expect(['2026-11-20', '2026-02-30', '2026-1-1', 'x'].map(isMallDay)).toEqual([true, false, false, false])
})

test('a moment is written and read in the mall’s zone', () => {
  const moment = Date.parse('2026-11-20T08:00:09Z')
  expect([wireTime(moment), rfc3339(moment)]).toEqual(['2026-11-20 16:00:09', '2026-11-20T16:00:09+08:00'])
  expect(epochOfWire(wireTime(moment))).toBe(moment)
})

test.each([
  '2026-11-20',
  '2026-11-20T16:00:09',
  '2026-11-20 16:00:09Z',
  '2026-13-20 16:00:09',
  '2026-06-31 16:00:09',
  '2026-02-29 16:00:09',
  5,
  undefined,
])('%s, sent by others, is refused as a time', (text) => expect(readMallTime(text)).toBeUndefined())

test('a well-formed time sent by others is accepted', () => {
  expect(readMallTime('2026-11-20 16:00:09')).toEqual(new Date('2026-11-20T08:00:09Z'))
})
