import { expect, test } from 'vitest'
import { addressProblems, isAmount, noAddress } from './shop-input.ts'

const meis = { consignee: 'Mei', phone: '13800001111', address: '吉林省延吉市长白山路 1 号' }

test.each([
  [meis, {}],
  [noAddress, { consignee: true, phone: true, address: true }],
  [{ ...meis, consignee: '  ' }, { consignee: true }],
  [{ ...meis, phone: 'at the shop' }, { phone: true }],
  [{ ...meis, phone: '+82 10-1234-5678' }, {}],
  [{ ...meis, address: ' 1234 ' }, { address: true }],
  [{ ...meis, address: '路'.repeat(201) }, { address: true }],
])('of %o is wrong: %o', (address, problems) => {
  expect(addressProblems(address)).toEqual(problems)
})

test.each([
  ['12.5', true],
  ['0.01', true],
  ['0', false],
  ['0.00', false],
  ['12.345', false],
  ['-3', false],
  ['1e3', false],
  ['', false],
])('%s is an amount: %s', (text, expected) => {
  expect(isAmount(text)).toBe(expected)
})
