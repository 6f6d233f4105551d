import { expect, test } from 'vitest'
import { oneClock } from './one-clock.ts'
import { said } from './testing.ts'

const form = 'a form of dates of its own: use platform/dates'
const piece = 'a time cut out of its text: use platform/dates'
const apart = 'a time read apart: use platform/dates'

type Case = [path: string, text: string, message: string]

test.each<Case>([
  ['features/trade/orders/rules/day.ts', "export const f = new Intl.DateTimeFormat('ko')\n", form],
  ['apps/server/day.ts', 'export const f = Intl.RelativeTimeFormat\n', form],
  ['platform/ui/day.ts', 'export const day = (at: Date) => at.toLocaleDateString()\n', form],
  ['features/trade/orders/storefront/day.ts', "export const t = new Date().toLocaleTimeString('zh')\n", form],
  [
    'features/trade/orders/storefront/day.ts',
    'export const t = (time: string) => time.slice(5, 16)\n',
    piece,
  ],
  ['features/trade/orders/business/day.ts', 'export const t = (time: string) => time.slice(0, 16)\n', piece],
  [
    'features/trade/orders/business/day.ts',
    'export const t = (o?: { at: string }) => o?.at.slice(11, 16)\n',
    piece,
  ],
  ...[
    'gmtCreate.slice(0, 10)',
    'item.createdAt.substring(0, 10)',
    'item?.landedOn.slice(5)',
    "time.split(' ')[1]",
    "order.payTime!.split('T')",
    "mallDay(0).split('-')",
    "String(content['madeAt'] ?? '').slice(0, 10)",
  ].map((taken): Case => ['features/trade/orders/storefront/day.ts', `export const t = ${taken}\n`, piece]),
  ...['getHours', 'getDate', 'getUTCDay', 'getFullYear', 'toDateString', 'toISOString'].map((name): Case => [
    'features/trade/orders/business/day.ts',
    `export const t = new Date(0).${name}()\n`,
    apart,
  ]),
])('%s is reported for %s', (path, text, message) => {
  expect(said(oneClock, { [path]: text })).toEqual([`${path}:1 ${message}`])
})

test('the module itself, tests, numbers and texts of other lengths are left alone', () => {
  const own = "export const f = new Intl.DateTimeFormat('ko')\n"
  expect(
    said(oneClock, {
      'platform/dates/wall.ts': own,
      'features/trade/orders/day.test.ts': own,
      'features/trade/orders/storefront/number.ts': "export const n = (2).toLocaleString('en')\n",
      'features/trade/orders/storefront/first.ts':
        'export const three = (all: string[]) => all.slice(0, 3)\n',
      'features/trade/orders/storefront/texts.ts': [
        "export const a = (path: string) => path.split('-')",
        'export const b = (name: string) => name.slice(0, 10)',
        'export const c = (all: string[]) => all.at(-1)!.slice(0, 4)',
        'export const d = (days: string[], code: string) => [days.slice(0, 7), code.substring(5)]',
        "export const e = (format: string) => format.split(' ')",
      ].join('\n'),
      'features/trade/orders/rules/day.ts': 'export const f = new Date(0).getUTCDay()\n',
      'features/trade/orders/rules/hash.ts': 'export const short = (hash: string) => hash.slice(0, 16)\n',
    }),
  ).toEqual([])
})
