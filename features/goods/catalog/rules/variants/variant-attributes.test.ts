import { expect, test } from 'vitest'
import { measureOf, variantAttributes, variesBy } from './variant-attributes.ts'

const axes = [
  { name: 'Net weight', attribute: 'weight', values: ['500 g', '1 kg'] },
  { name: 'Heat', values: ['Mild', 'Hot'] },
  { name: 'Colour', attribute: 'color', values: ['Red'] },
] as const

test('options are described by the attributes that they mean, others by their own names', () => {
  expect(variantAttributes(axes, [1, 0, 0])).toEqual({
    named: { size: '1 kg', color: 'Red' },
    measure: { amount: '1', unit: 'kg' },
    others: [{ name: 'Heat', value: 'Mild' }],
  })
  expect(variesBy(axes)).toEqual(['size', 'Heat', 'color'])
})

test('two options of one attribute are joined, and a value that is not shown is left out', () => {
  const twice = [
    { name: 'Size', attribute: 'size', values: ['M'] },
    { name: 'Length', attribute: 'size', values: ['32'] },
  ] as const
  expect(variantAttributes(twice, [0, 0])).toEqual({ named: { size: 'M / 32' }, others: [] })
  expect(variantAttributes(twice, [0, -1])).toEqual({ named: { size: 'M' }, others: [] })
})

test.each([
  ['500g', { amount: '500', unit: 'g' }],
  ['1.5 kg', { amount: '1.5', unit: 'kg' }],
  ['500毫升', { amount: '500', unit: 'ml' }],
  ['2L', { amount: '2', unit: 'l' }],
  ['500g × 2', undefined],
  ['大', undefined],
  ['3 包', undefined],
])('%s is %o', (text, measure) => expect(measureOf(text)).toEqual(measure))
