import { expect, test } from 'vitest'
import { packingSpreads } from './packing-spreads.ts'
import { said } from './testing.ts'

const path = 'features/trade/orders/storefront/row.tsx'

test('a literal that is spread over attributes is reported', () => {
  const text = 'export function Row(a: string) {\n  return <li {...{ a, title: a }} />\n}\n'
  expect(said(packingSpreads, { [path]: text })).toEqual([
    `${path}:2 spreads a literal: write its properties as attributes`,
  ])
})

test('a value may be spread', () => {
  expect(
    said(packingSpreads, { [path]: 'export function Row(a: object) { return <li {...a} /> }\n' }),
  ).toEqual([])
})
