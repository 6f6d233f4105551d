import { expect, test } from 'vitest'
import { priceParts, priceText } from './price-parts.ts'

test.each([
  ['39.90', false, '39', '.90'],
  ['298.00', false, '298', ''],
  ['298.00', true, '298', '.00'],
  ['1138.90', false, '1,138', '.90'],
  ['12345678.05', true, '12,345,678', '.05'],
  ['0.00', true, '0', '.00'],
  ['7.5', false, '7', '.50'],
  ['46', true, '46', '.00'],
])('%s (exact: %s) reads ¥%s%s', (yuan, exact, whole, decimals) => {
  expect(priceParts(yuan, exact)).toEqual({ sign: '', whole, decimals })
})

test('a negative sum has a real minus sign', () => {
  expect(priceText('-20.00')).toBe('−¥20.00')
  expect(priceText('49.90')).toBe('¥49.90')
})
