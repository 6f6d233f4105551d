import { dayMs } from '@hojip/platform/clock'
import { expect, test } from 'vitest'
import { expired, nameAt, timeOfName } from './keep.ts'

const last = Date.parse('2026-11-29T19:40:00Z')

test('a name holds its time, and other names are none of ours', () => {
  expect(nameAt(last)).toBe('hojip-20261129T194000Z')
  expect([timeOfName(nameAt(last)), timeOfName(`${nameAt(last)}.tar.age`)]).toEqual([last, last])
  for (const name of ['hojip-20261129T194000Z.half', 'notes.txt', 'hojip-2026'])
    expect([name, timeOfName(name)]).toEqual([name, undefined])
})

test('of daily backups of two years seven days, four weeks and twelve months stay', () => {
  const names = Array.from({ length: 730 }, (_, at) => nameAt(last - at * dayMs))
  const gone = new Set(expired([...names, 'notes.txt']))
  const stay = names.filter((name) => !gone.has(name)).map((name) => name.slice(6, 14))
  expect(gone.has('notes.txt')).toBe(false)
  // By the mall's days, which begin at 16:00 UTC: the last is Monday, 30 November.
  const days = ['20261129', '20261128', '20261127', '20261126', '20261125', '20261124', '20261123']
  // Sundays, the last days of their weeks.
  const weeks = ['20261121', '20261114']
  // The last days of months.
  const months =
    '20261030 20260929 20260830 20260730 20260629 20260530 20260429 20260330 20260227 20260130 20251230'
  expect(stay).toEqual([...days, ...weeks, ...months.split(' ')])
})

test('what is kept is not thrown away later, and a mall that makes none any more keeps them', () => {
  const names = Array.from({ length: 400 }, (_, at) => nameAt(last - at * dayMs))
  const first = expired(names)
  const rest = names.filter((name) => !first.includes(name))
  expect(expired(rest)).toEqual([])
})
