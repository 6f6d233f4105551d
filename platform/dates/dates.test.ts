import { expect, test } from 'vitest'
import { datesFor, inMallTime, inZone, mallTimeName, type Dates } from './index.ts'

const nowMs = Date.parse('2026-11-25T12:00:00+08:00')
const tuesday = '2026-11-24 08:30:00'
const lastYear = '2025-12-31 23:05:00'

type Form = keyof Dates

test.each<[Form, string, string, string, string]>([
  ['day', tuesday, '11 月 24 日(周二)', '11월 24일 (화)', 'Tue, Nov 24'],
  ['day', lastYear, '2025 年 12 月 31 日(周三)', '2025년 12월 31일 (수)', 'Wed, Dec 31, 2025'],
  ['day', '2026-01-01', '1 月 1 日(周四)', '1월 1일 (목)', 'Thu, Jan 1'],
  ['date', tuesday, '11 月 24 日', '11월 24일', 'Nov 24'],
  ['date', lastYear, '2025 年 12 月 31 日', '2025년 12월 31일', 'Dec 31, 2025'],
  ['fullDate', tuesday, '2026 年 11 月 24 日', '2026년 11월 24일', 'Nov 24, 2026'],
  ['month', tuesday, '2026 年 11 月', '2026년 11월', 'Nov 2026'],
  ['figures', tuesday, '11-24', '11-24', '11-24'],
  ['figures', lastYear, '2025-12-31', '2025-12-31', '2025-12-31'],
  ['nearDay', '2026-11-25', '今天', '오늘', 'Today'],
  ['nearDay', tuesday, '昨天', '어제', 'Yesterday'],
  ['nearDay', '2026-11-26', '11 月 26 日(周四)', '11월 26일 (목)', 'Thu, Nov 26'],
  ['clock', tuesday, '08:30', '08:30', '08:30'],
  ['moment', tuesday, '11 月 24 日(周二) 08:30', '11월 24일 (화) 08:30', 'Tue, Nov 24, 08:30'],
  [
    'moment',
    lastYear,
    '2025 年 12 月 31 日(周三) 23:05',
    '2025년 12월 31일 (수) 23:05',
    'Wed, Dec 31, 2025, 23:05',
  ],
  [
    'mallMoment',
    tuesday,
    '11 月 24 日(周二) 08:30',
    '11월 24일 (화) 08:30 (중국 시간)',
    'Tue, Nov 24, 08:30 (China time)',
  ],
  ['stamp', tuesday, '11-24 08:30', '11-24 08:30', '11-24 08:30'],
  ['stamp', lastYear, '2025-12-31 23:05', '2025-12-31 23:05', '2025-12-31 23:05'],
  ['near', '2026-11-25 00:00:00', '今天 00:00', '오늘 00:00', 'Today 00:00'],
  ['near', tuesday, '昨天 08:30', '어제 08:30', 'Yesterday 08:30'],
  ['near', '2026-11-23 23:59:59', '11-23 23:59', '11-23 23:59', '11-23 23:59'],
  ['near', '2026-11-26 00:00:00', '11-26 00:00', '11-26 00:00', '11-26 00:00'],
  ['short', '2026-11-25 23:59:00', '23:59', '23:59', '23:59'],
  ['short', tuesday, '昨天', '어제', 'Yesterday'],
  ['short', '2026-11-19 09:00:00', '周四', '목', 'Thu'],
  ['short', '2026-11-18 09:00:00', '11-18', '11-18', '11-18'],
  ['short', lastYear, '2025-12-31', '2025-12-31', '2025-12-31'],
])('%s of %s: %s, %s, %s', (form, at, zh, ko, en) => {
  const inLocale = (locale: 'zh-CN' | 'ko-KR' | 'en-US') => datesFor({ locale, nowMs })[form](at)
  expect([inLocale('zh-CN'), inLocale('ko-KR'), inLocale('en-US')]).toEqual([zh, ko, en])
})

test.each<[string, Form, string, string]>([
  ['Asia/Seoul', 'stamp', '2026-11-24T22:30:00+08:00', '11-24 23:30'],
  ['Asia/Seoul', 'moment', '2026-11-24T23:30:00+08:00', '11 月 25 日(周三) 00:30'],
  ['Asia/Seoul', 'near', '2026-11-24T23:30:00+08:00', '今天 00:30'],
  ['Asia/Seoul', 'short', '2026-11-24T22:59:00+08:00', '昨天'],
  ['Asia/Seoul', 'stamp', '2025-12-31T23:30:00+08:00', '01-01 00:30'],
  ['America/New_York', 'stamp', '2026-01-01T12:00:00+08:00', '2025-12-31 23:00'],
  ['America/New_York', 'clock', '2026-03-08T14:59:00+08:00', '01:59'],
  ['America/New_York', 'clock', '2026-03-08T15:00:00+08:00', '03:00'],
  ['America/New_York', 'clock', '2026-11-01T13:30:00+08:00', '01:30'],
  ['America/New_York', 'clock', '2026-11-01T14:30:00+08:00', '01:30'],
  ['America/New_York', 'clock', '2026-11-25T13:00:00+08:00', '00:00'],
  ['Asia/Kathmandu', 'clock', '2026-11-25T08:00:00+08:00', '05:45'],
  ['Asia/Chongqing', 'clock', '2026-11-25T08:00:00+08:00', '08:00'],
])('in %s the %s of %s is %s', (zone, form, at, text) => {
  expect(datesFor({ locale: 'zh-CN', nowMs, zone })[form](Date.parse(at))).toBe(text)
})

test('days are the mall’s days, whatever the reader’s clock shows', () => {
  const { day, date, nearDay, figures } = datesFor({ locale: 'zh-CN', nowMs, zone: 'America/New_York' })
  expect([day(tuesday), date(tuesday), nearDay('2026-11-25'), figures(tuesday)]).toEqual([
    '11 月 24 日(周二)',
    '11 月 24 日',
    '今天',
    '11-24',
  ])
})

test('the year changes with the reader’s new year', () => {
  const newYear = Date.parse('2027-01-01T00:30:00+09:00')
  const seoul = datesFor({ locale: 'en-US', nowMs: newYear, zone: 'Asia/Seoul' })
  const mall = datesFor({ locale: 'en-US', nowMs: newYear })
  expect([seoul.stamp(newYear - 3_600_000), mall.stamp(newYear - 3_600_000)]).toEqual([
    '2026-12-31 23:30',
    '12-31 22:30',
  ])
})

test('the mall’s time is named where the reader’s clock shows another', () => {
  const named = (zone: string) => mallTimeName('zh-CN', nowMs, zone)
  expect(['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Singapore', 'Asia/Seoul'].map(named)).toEqual([
    undefined,
    '北京时间',
    undefined,
    '北京时间',
  ])
})

test.each([
  ['zh-CN', '9:00–18:00（北京时间）', '9:00–18:00'],
  ['en-US', '9:00–18:00 (China time)', '9:00–18:00 (China time)'],
  ['ko-KR', '9:00–18:00 (중국 시간)', '9:00–18:00 (중국 시간)'],
] as const)('hours in %s name the zone to a reader elsewhere', (locale, elsewhere, anywhere) => {
  const zone = mallTimeName(locale, nowMs, 'Europe/Berlin')
  expect(inZone(locale, '9:00–18:00', zone)).toBe(elsewhere)
  expect(inZone(locale, '9:00–18:00', mallTimeName(locale, nowMs, 'Asia/Shanghai'))).toBe('9:00–18:00')
  expect(inMallTime(locale, '9:00–18:00')).toBe(anywhere)
})
