import { expect, test } from 'vitest'
import { isWorkday, type Country } from './index.ts'

test.each<[string, Country, boolean]>([
  // An ordinary week.
  ['2026-11-20', 'CN', true],
  ['2026-11-21', 'CN', false],
  ['2026-11-22', 'CN', false],
  ['2026-11-23', 'CN', true],
  // The Spring Festival of 2026: nine days off, made up for on the Saturday before and the Saturday after.
  ['2026-02-14', 'CN', true],
  ['2026-02-16', 'CN', false],
  ['2026-02-17', 'CN', false],
  ['2026-02-23', 'CN', false],
  ['2026-02-24', 'CN', true],
  ['2026-02-28', 'CN', true],
  // 설날 of 2026, Monday to Wednesday; Korea has no days to make up for it.
  ['2026-02-14', 'KR', false],
  ['2026-02-16', 'KR', false],
  ['2026-02-17', 'KR', false],
  ['2026-02-18', 'KR', false],
  ['2026-02-19', 'KR', true],
  // 추석 of 2026, Thursday to Saturday; in China the Mid-Autumn Festival is one weekday.
  ['2026-09-24', 'KR', false],
  ['2026-09-25', 'KR', false],
  ['2026-09-28', 'KR', true],
  ['2026-09-24', 'CN', true],
  ['2026-09-25', 'CN', false],
  // 설날 of 2027 falls on a Sunday, so the Tuesday after it is off instead; 추석 is Tuesday to Thursday.
  ['2027-02-08', 'KR', false],
  ['2027-02-09', 'KR', false],
  ['2027-02-10', 'KR', true],
  ['2027-09-14', 'KR', false],
  ['2027-09-15', 'KR', false],
  ['2027-09-16', 'KR', false],
  ['2027-09-17', 'KR', true],
  // This year has not been announced.
  ['2050-01-03', 'CN', true],
  ['2050-10-03', 'CN', true],
  ['2050-10-02', 'CN', false],
])('%s in %s is a working day: %s', (day, country, is) => {
  expect(isWorkday(day, country)).toBe(is)
})
