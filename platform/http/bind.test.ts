import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { defineRefusals, refuse, type Refusal } from '../refusal/index.ts'
import { bind } from './bind.ts'
import { call } from './contract.ts'
import { httpRefusals } from './refusals.ts'

const text = { 'zh-CN': '不行', 'en-US': 'No', 'ko-KR': '안 돼요' }
const refusals = defineRefusals('tests', { gone: { code: '40004', text }, soldOut: { code: '40011', text } })

const calls = {
  'POST /tests/buy': call({
    ...({ summary: 'Buys one', auth: 'public', owner: 'none', rate: 'write', cache: 'none' } as const),
    input: z.object({ n: z.int() }),
    output: z.object({ left: z.int() }),
    refusals: [refusals.gone],
  }),
}

test('a refusal carries its reason as a type', () => {
  expect(refuse(refusals.gone).kind.reason).toBe('tests/gone')
  expectTypeOf(refuse(refusals.gone)).toEqualTypeOf<Refusal<'tests/gone'>>()
})

test('a handler may answer the refusals its call lists, and those of every call', () => {
  const [bound] = bind(calls, {
    'POST /tests/buy': async ({ n }) => {
      if (n > 2) return refuse(httpRefusals.notFound)
      return n > 1 ? refuse(refusals.gone) : { left: n }
    },
  })
  expect(bound?.key).toBe('POST /tests/buy')
})

test('a refusal that the call does not list does not compile', () => {
  const bound = bind(calls, {
    // @ts-expect-error tests/soldOut is not listed
    'POST /tests/buy': async ({ n }) => refuse(n > 1 ? refusals.gone : refusals.soldOut),
  })
  expect(bound).toHaveLength(1)
})

test('a refusal of any kind does not compile either', () => {
  const bound = bind(calls, {
    // @ts-expect-error string is wider than what is listed
    'POST /tests/buy': async (): Promise<Refusal> => refuse(refusals.gone),
  })
  expect(bound).toHaveLength(1)
})

test('nor does a listed refusal that the handler never answers', () => {
  const bound = bind(calls, {
    // @ts-expect-error tests/gone is listed but never answered
    'POST /tests/buy': async ({ n }) => ({ left: n }),
  })
  expect(bound).toHaveLength(1)
})
