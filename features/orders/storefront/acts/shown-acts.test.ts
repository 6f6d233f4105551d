import { expect, test } from 'vitest'
import type { OrderAction } from '../../contract.ts'
import { shownActs } from './shown-acts.ts'

function acts(orderStatus: 0 | 3 | 4 | 5 | 99, actions: OrderAction[]) {
  return shownActs({ orderStatus, actions })
}

test('at most four buttons are shown, the main one first', () => {
  expect(acts(0, ['pay', 'cancel'])).toEqual(['pay', 'cancel'])
  expect(acts(0, ['cancel'])).toEqual(['cancel'])
  expect(acts(3, ['remind', 'track', 'buyAgain'])).toEqual(['remind', 'track', 'buyAgain'])
  expect(acts(3, ['cancel', 'changeAddress', 'remind', 'buyAgain'])).toEqual([
    'remind',
    'cancel',
    'changeAddress',
    'buyAgain',
  ])
  expect(acts(4, ['confirm', 'extend', 'track', 'buyAgain'])).toEqual([
    'confirm',
    'track',
    'buyAgain',
    'extend',
  ])
  expect(acts(5, ['delete', 'comment', 'track', 'buyAgain'])).toEqual([
    'comment',
    'buyAgain',
    'track',
    'delete',
  ])
  expect(acts(5, ['delete', 'track', 'buyAgain'])).toEqual(['buyAgain', 'track', 'delete'])
  expect(acts(99, ['delete', 'buyAgain'])).toEqual(['buyAgain', 'delete'])
})

test('receipt is not the main button when the shop has the parcel back', () => {
  const order = { orderStatus: 4, parcelReturnedTime: '2026-11-22 10:00:00' } as const
  expect(shownActs({ ...order, actions: ['confirm', 'track', 'buyAgain'] })).toEqual([
    'track',
    'buyAgain',
    'confirm',
  ])
})

test('only allowed buttons are shown, and never the shop’s', () => {
  expect(acts(3, ['ship'])).toEqual([])
  expect(acts(4, [])).toEqual([])
})
