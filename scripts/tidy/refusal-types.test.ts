import { expect, test } from 'vitest'
import { refusalTypes } from './refusal-types.ts'
import { said } from './testing.ts'

const path = 'features/trade/orders/storefront/detail/use-order.ts'
const refusals = {
  'features/trade/orders/refusals.ts':
    "export const orderRefusals = defineRefusals('orders', { gone: { code: '40004' } })\n",
}

test.each([
  "export const isGone = (error: any) => error.code === '40004'\n",
  "export const isGone = ({ code }: any) => '40004' !== code\n",
  'export const isGone = (error: any) => error?.code == 40004\n',
  "export const isPassing = (error: any) => ['401', '42901'].includes(error.code)\n",
  "export const isPassing = (error: any) => passing.has(error.code)\nconst passing = new Set(['401'])\n",
  "export function say({ code }: any) { switch (code) { case '40004': return 'gone' } }\n",
])('a code is reported in %s', (text) => {
  expect(said(refusalTypes, { ...refusals, [path]: text })).toEqual([
    `${path}:1 a code as a literal: compare the reason, or ask isGone and its sisters of platform/client`,
  ])
})

test.each([
  "export const now = (error: any) => error.data['now'] as string\n",
  "export const first = (refusal: any) => (refusal.data['fields'] ?? []) as string[]\n",
  "export const puzzle = ({ data }: any) => data['puzzle'] as string\n",
  'export const now = (refusal: any) => refusal.data.now as string\n',
  'export const now = (write: any) => (write.error!.data as { now: string }).now\n',
  'export const now = (failure: any) => failure?.data.now as string | undefined\n',
  "export const made = { message: '', data: {} } as ApiError\n",
  "export const made = (error: unknown) => error as RefusalOf<'GET /orders'>\n",
  "export const data = (data: unknown) => data as ApiError['data']\n",
])('a cast is reported in %s', (text) => {
  expect(said(refusalTypes, { ...refusals, [path]: text })).toEqual([
    `${path}:1 a cast of a refusal: its reason tells the compiler the data`,
  ])
})

test.each([
  "export const isGone = (error: any) => ['orders/gone'].includes(error.reason)\n",
  "export const isGone = (error: any) => error.data.why === 'orders/gone'\n",
  'export const gone = `orders/gone`\n',
  "export const wrong = new Set(['orders/nobodyDeclaresThis'])\n",
])('a name is reported in %s', (text) => {
  expect(said(refusalTypes, { ...refusals, [path]: text })).toEqual([
    expect.stringMatching(
      /^features.+:1 orders\/\w+ as text: compare it with the reason of a typed refusal$/,
    ),
  ])
})

test.each([
  "export const isGone = (error: any) => error?.reason === 'orders/gone'\n",
  "export function say({ reason }: any) { switch (reason) { case 'orders/gone': return 'gone' } }\n",
  "export type Gone = 'orders/gone'\n",
  "export const isHere = ({ code }: any) => code === 'CN'\n",
  "export const first = (answer: any) => answer.data as string\nexport const type = 'text/plain'\n",
  'export const isSilent = ({ code }: any) => code === notSaid\nconst notSaid = silent()\n',
])('%s passes', (text) => {
  expect(
    said(refusalTypes, {
      ...refusals,
      [path]: text,
      'features/trade/orders/actions/gone.ts': "export const is = (code: string) => code === '40004'\n",
      'features/trade/orders/storefront/order.test.ts': "export const gone = ['orders/gone']\n",
      'platform/page/write.ts': "export const made = (error: unknown) => error as FailureOf<'GET /orders'>\n",
    }),
  ).toEqual([])
})

test('the platform of pages is read as well', () => {
  const write = 'platform/page/write.ts'
  expect(said(refusalTypes, { [write]: "export const is = (e: any) => e.code === '401'\n" })).toHaveLength(1)
})
