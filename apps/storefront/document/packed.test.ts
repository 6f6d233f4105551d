import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

function across(value: unknown): unknown {
  return unpack(JSON.parse(JSON.stringify(pack(value))) as never)
}

test('every JSON value is restored unchanged', () => {
  const signs = fc.constantFrom('~', '~~', '~1', '~t', '~o', 'rows', 'a long text that comes again')
  const texts = fc.oneof(fc.string(), signs)
  const row = fc.dictionary(texts, fc.oneof(texts, fc.integer(), fc.constant(null)))
  const value = fc.oneof(fc.jsonValue(), row, fc.array(row, { maxLength: 6 }), fc.array(fc.array(row)))
  const holds = (given: unknown) => {
    expect(across(given)).toEqual(JSON.parse(JSON.stringify(given)))
  }
  fc.assert(fc.property(value, holds))
})

test('fields that some entries lack stay absent', () => {
  const list = [{ id: 'a', was: '1' }, { id: 'b' }, { id: 'c', was: undefined }]
  expect(across({ list })).toEqual({ list: [{ id: 'a', was: '1' }, { id: 'b' }, { id: 'c' }] })
})

test.each(['valueOf', 'toString', 'constructor', '__proto__'])(
  'a field called %s is restored where it was, and nowhere else',
  (name) => {
    const list = JSON.parse(`[{"${name}":0},{},{}]`) as unknown
    expect(JSON.stringify(across(list))).toBe(JSON.stringify(list))
  },
)

test('a list of products takes half the size', () => {
  const card = (at: number) => ({
    pkId: `01a2021e-98f3-7816-b9fd-02fef558c${at}`,
    goodsName: `好 ${at}`,
    goodsPic: `/pictures/${at}`,
    price: '32.90',
    salesNum: at,
    shopId: '01a2021e-98e2-7585-9821-07908238768a',
    isOnSale: true,
    category1Id: '01a2021e-98a4-7206-ab33-0ad32a79b686',
    isFreeShipping: false,
    hasChoice: true,
  })
  const data = { list: Array.from({ length: 48 }, (_, at) => card(100 + at)) }
  expect(JSON.stringify(pack(data)).length).toBeLessThan(JSON.stringify(data).length / 2)
})
