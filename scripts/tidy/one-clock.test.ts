import { expect, test } from 'vitest'
import { oneClock } from './one-clock.ts'
import { said } from './testing.ts'

const form = 'a form of dates of its own: use platform/dates'
const piece = 'a time cut out of its text: use platform/dates'

test.each([
  ['features/orders/rules/day.ts', "export const f = new Intl.DateTimeFormat('ko')\n", form],
  ['apps/server/day.ts', 'export const f = Intl.RelativeTimeFormat\n', form],
  ['platform/ui/day.ts', 'export const day = (at: Date) => at.toLocaleDateString()\n', form],
  ['features/orders/storefront/day.ts', "export const t = new Date().toLocaleTimeString('zh')\n", form],
  ['features/orders/storefront/day.ts', 'export const t = (time: string) => time.slice(5, 16)\n', piece],
  ['features/orders/business/day.ts', 'export const t = (time: string) => time.slice(0, 16)\n', piece],
  [
    'features/orders/business/day.ts',
    'export const t = (o?: { at: string }) => o?.at.slice(11, 16)\n',
    piece,
  ],
])('%s is reported for %s', (path, text, message) => {
  expect(said(oneClock, { [path]: text })).toEqual([`${path}:1 ${message}`])
})

test('the module itself, tests, numbers and texts of other lengths are left alone', () => {
  const own = "export const f = new Intl.DateTimeFormat('ko')\n"
  expect(
    said(oneClock, {
      'platform/dates/wall.ts': own,
      'features/orders/day.test.ts': own,
      'features/orders/storefront/number.ts': "export const n = (2).toLocaleString('en')\n",
      'features/orders/storefront/first.ts': 'export const three = (all: string[]) => all.slice(0, 3)\n',
      'features/orders/rules/hash.ts': 'export const short = (hash: string) => hash.slice(0, 16)\n',
    }),
  ).toEqual([])
})
