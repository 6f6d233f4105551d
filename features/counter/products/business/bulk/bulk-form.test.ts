import { expect, test } from 'vitest'
import type { WireChange } from '../../contract.ts'
import { changeOf, emptyForm, type BulkForm, type BulkKind } from './bulk-form.ts'

test.each<[BulkKind, Partial<BulkForm>, WireChange | undefined]>([
  ['price', { number: '10' }, { type: 'pricePercent', percent: '10.00', roundTo: 'fen' }],
  ['price', { number: ' １２．５% ' }, { type: 'pricePercent', percent: '12.50', roundTo: 'fen' }],
  [
    'price',
    { way: 'lessPercent', number: '5', roundTo: 'jiao' },
    { type: 'pricePercent', percent: '-5.00', roundTo: 'jiao' },
  ],
  ['price', { way: 'lessPercent', number: '100' }, undefined],
  ['price', { number: '901' }, undefined],
  ['price', { number: '0' }, undefined],
  ['price', { number: '' }, undefined],
  ['price', { way: 'less', number: '¥1.2' }, { type: 'priceAmount', amount: '-1.20', roundTo: 'fen' }],
  ['stock', { way: 'set', number: '0' }, { type: 'stockSet', stock: 0 }],
  ['stock', { way: 'add', number: '20' }, { type: 'stockAdd', stock: 20 }],
  ['stock', { way: 'remove', number: '1,000' }, { type: 'stockAdd', stock: -1000 }],
  ['stock', { way: 'add', number: '0' }, undefined],
  ['category', { categoryId: 'tea' }, { type: 'category', categoryId: 'tea' }],
  ['category', {}, undefined],
  ['onSale', {}, { type: 'onSale', isOnSale: true }],
  ['offSale', {}, { type: 'onSale', isOnSale: false }],
])('%s of %j', (kind, form, change) => {
  expect(changeOf(kind, { ...emptyForm(kind), ...form })).toEqual(change)
})
