import { expect, test } from 'vitest'
import { z } from 'zod'
import { locales } from '../../../i18n/index.ts'
import { call } from '../../contract.ts'
import { isRefusal } from '../../../refusal/index.ts'
import { parseInput, type ParseOptions } from '../input.ts'
import { mostUnknown, unknownFields } from './unknown-fields.ts'

const asked = call({
  summary: '',
  auth: 'public',
  owner: 'none',
  rate: 'read',
  cache: 'none',
  output: z.null(),
  input: z.object({
    inStock: z.boolean().optional(),
    lines: z.array(z.object({ id: z.string(), quantity: z.int() })).default([]),
    labels: z.record(z.string(), z.object({ text: z.string() })).optional(),
    to: z.object({ province: z.string() }).nullable().optional(),
    change: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('price'), price: z.string() }),
        z.object({ type: z.literal('stock'), stock: z.int() }),
      ])
      .optional(),
    which: z.union([z.string(), z.object({ noteId: z.string() })]).optional(),
    whole: z.looseObject({ id: z.string() }).optional(),
    strict: z.strictObject({ text: z.string() }).optional(),
  }),
})

function faultsOf(input: object, options: ParseOptions = {}) {
  const answer = parseInput(asked, input, 'en-US', options)
  if (!isRefusal(answer)) return []
  return (answer.data as { fields: { field: string; problem: string }[] }).fields
}

test.each<[object, string, string?]>([
  [{ inStok: true }, 'inStok', 'inStock'],
  [{ colour: 'red' }, 'colour'],
  [{ lines: [{ id: 'a', quantity: 1, quantiti: 2 }] }, 'lines.0.quantiti'],
  [
    {
      lines: [
        { id: 'a', quantity: 1 },
        { id: 'a', quantity: 1, colour: 2 },
      ],
    },
    'lines.1.colour',
  ],
  [{ labels: { a: { text: 'x', colour: 'y' } } }, 'labels.a.colour'],
  [{ to: { province: 'x', colour: 'y' } }, 'to.colour'],
  [{ change: { type: 'stock', stock: 1, price: '1.00' } }, 'change.price'],
  [{ which: { noteId: 'x', colour: 'y' } }, 'which.colour'],
  [{ strict: { text: 'x', colour: 'y' } }, 'strict.colour'],
])('%j is refused, and %s named', (input, field, near) => {
  const problem = near === undefined ? 'there is no such field' : `Did you mean “${near}”?`
  expect(faultsOf(input)).toEqual([{ field, problem: expect.stringContaining(problem) as string }])
})

test.each<object>([
  { inStock: true, lines: [{ id: 'a', quantity: 1 }], to: null, labels: { anything: { text: '' } } },
  { change: { type: 'price', price: '1.00' }, which: 'x', strict: { text: 'x' } },
  { whole: { id: 'x', and: 'more' }, notGiven: undefined },
])('%j is taken', (input) => expect(faultsOf(input)).toEqual([]))

test('a misspelt field comes before the missing one that it was meant to be', () => {
  expect(faultsOf({ to: { provice: 'x' } })).toEqual([
    { field: 'to.provice', problem: 'there is no such field. Did you mean “province”?' },
    { field: 'to.province', problem: 'this is required' },
  ])
})

test('where unknown fields are ignored, they are left out, and others still checked', () => {
  const ignoresUnknown = true
  expect(parseInput(asked, { inStock: true, gone: 1 }, 'zh-CN', { ignoresUnknown })).toEqual({
    value: { inStock: true, lines: [] },
  })
  expect(faultsOf({ gone: 1, inStock: 'x' }, { ignoresUnknown })).toMatchObject([{ field: 'inStock' }])
})

test('the sentence is in the language of the caller', () => {
  const sentences = locales.map((locale) => {
    const answer = parseInput(asked, { inStok: true }, locale)
    return isRefusal(answer) && (answer.data as { fields: { problem: string }[] }).fields[0]!.problem
  })
  expect(sentences).toEqual([
    '没有这一项，是不是“inStock”？',
    'there is no such field. Did you mean “inStock”?',
    '없는 항목이에요. 혹시 ‘inStock’인가요?',
  ])
})

test('fields beyond the limit of reported ones are not looked at', () => {
  let looks = 0
  const odd = () =>
    new Proxy<object>(
      { colour: 1 },
      {
        ownKeys: (fields) => {
          looks += 1
          return Reflect.ownKeys(fields)
        },
      },
    )
  const list = z.object({ list: z.array(z.object({ size: z.int().optional() })) })
  const given = Array.from({ length: 1_000 }, odd)
  expect(unknownFields(list, { list: given })).toHaveLength(mostUnknown)
  expect(looks).toBe(mostUnknown)
})
