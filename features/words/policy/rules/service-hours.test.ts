import { epochOfWire } from '@hojip/platform/mall-time'
import { describe, expect, test } from 'vitest'
import {
  isServed,
  nextServiceAt,
  readServiceSpan,
  serviceTimesOf,
  usualServiceHours,
  type ServiceHours,
} from './service-hours.ts'
import { isAlwaysServed, serviceTimesText } from './service-times.ts'

const usual = usualServiceHours
const daily: ServiceHours = { ...usual, days: 'all' }
const always: ServiceHours = { days: 'all', fromMinute: 0, untilMinute: 1_440 }
const workdays: ServiceHours = { ...always, days: 'workdays' }
const lateMinute: ServiceHours = { days: 'all', fromMinute: 1_439, untilMinute: 1_440 }

test.each<[string, ServiceHours, string, boolean]>([
  ['usual', usual, '2026-11-23 08:29:59', false],
  ['usual', usual, '2026-11-23 08:30:00', true],
  ['usual', usual, '2026-11-23 17:29:59', true],
  ['usual', usual, '2026-11-23 17:30:00', false],
  ['usual', usual, '2026-11-21 10:00:00', false],
  ['usual', usual, '2026-10-01 10:00:00', false],
  // A Saturday that China works.
  ['usual', usual, '2026-10-10 10:00:00', true],
  ['daily', daily, '2026-11-21 10:00:00', true],
  ['daily', daily, '2026-10-01 08:29:59', false],
  ['always', always, '2026-10-01 00:00:00', true],
  ['always', always, '2026-11-22 23:59:59', true],
  ['always', always, '2026-11-23 00:00:00', true],
  ['all day on workdays', workdays, '2026-11-20 23:59:59', true],
  ['all day on workdays', workdays, '2026-11-21 00:00:00', false],
  ['all day on workdays', workdays, '2026-11-23 00:00:00', true],
  ['the last minute', lateMinute, '2026-11-23 23:58:59', false],
  ['the last minute', lateMinute, '2026-11-23 23:59:59', true],
])('%s: the mall’s service at the moment %3$s', (_name, hours, time, isOpen) => {
  expect(isServed(hours, epochOfWire(time))).toBe(isOpen)
})

test('a service of all hours answers in every minute of a fortnight', () => {
  const from = epochOfWire('2026-09-24 00:00:00')
  const minutes = Array.from({ length: 14 * 1_440 }, (_, n) => from + n * 60_000)
  expect(minutes.filter((atMs) => !isServed(always, atMs))).toEqual([])
})

test.each<[string, ServiceHours, string, string]>([
  ['usual', usual, '2026-11-23 07:00:00', '2026-11-23 08:30:00'],
  ['usual', usual, '2026-11-23 08:30:00', '2026-11-24 08:30:00'],
  ['usual', usual, '2026-11-23 09:00:00', '2026-11-24 08:30:00'],
  ['usual', usual, '2026-11-20 18:00:00', '2026-11-23 08:30:00'],
  ['usual', usual, '2026-09-30 18:00:00', '2026-10-08 08:30:00'],
  ['daily', daily, '2026-11-20 18:00:00', '2026-11-21 08:30:00'],
  ['always', always, '2026-11-20 18:00:00', '2026-11-21 00:00:00'],
  ['all day on workdays', workdays, '2026-11-20 18:00:00', '2026-11-23 00:00:00'],
  ['the last minute', lateMinute, '2026-11-20 23:59:30', '2026-11-21 23:59:00'],
])('%s: after %3$s hours begin at %4$s', (_name, hours, time, next) => {
  expect(nextServiceAt(hours, epochOfWire(time))).toBe(epochOfWire(next))
})

describe('a span as operators write it', () => {
  test.each([
    ['08:30-17:30', 510, 1_050],
    ['8:30–17:30', 510, 1_050],
    [' 9:00 - 18:00 ', 540, 1_080],
    ['00:00-24:00', 0, 1_440],
    ['23:59-24:00', 1_439, 1_440],
  ])('%s', (text, fromMinute, untilMinute) => {
    expect(readServiceSpan(text)).toEqual({ fromMinute, untilMinute })
  })

  test.each([
    '',
    '8',
    '8-17',
    '08:30',
    '17:30-08:30',
    '08:30-08:30',
    '24:00-24:00',
    '00:00-24:01',
    '08:60-17:30',
    '-1:00-5:00',
    '22:00-25:00',
    '08:30-17:30,19:00-21:00',
    '8:30am-5:30pm',
  ])('not “%s”', (text) => {
    expect(readServiceSpan(text)).toBeUndefined()
  })
})

test('the text has the hours and the days, and whose clock it is unless somebody always answers', () => {
  const textsOf = (hours: ServiceHours) =>
    (['zh-CN', 'en-US', 'ko-KR'] as const).map((locale) =>
      serviceTimesText(locale, serviceTimesOf(hours), (text) => `${text} *`),
    )
  expect(textsOf(usual)).toEqual([
    '工作日 8:30–17:30 *',
    'Working days 8:30–17:30 *',
    '중국 영업일 8:30–17:30 *',
  ])
  expect(textsOf(daily)).toEqual(['每天 8:30–17:30 *', 'Daily 8:30–17:30 *', '매일 8:30–17:30 *'])
  expect(textsOf(workdays)[0]).toBe('工作日全天 *')
  expect(textsOf(always)).toEqual(['每天 24 小时', '24 hours a day', '연중무휴 24시간'])
  expect([usual, daily, workdays, always].map((hours) => isAlwaysServed(serviceTimesOf(hours)))).toEqual([
    false,
    false,
    false,
    true,
  ])
})
