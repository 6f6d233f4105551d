import { expect, test } from 'vitest'
import type { OrderAction } from '../../contract.ts'
import { shownActs } from './shown-acts.ts'

function acts(orderStatus: 0 | 3 | 4 | 5 | 99, actions: OrderAction[]) {
  return shownActs({ orderStatus, actions })
}

test('three buttons at most, the main one first, the rest under the dots', () => {
  expect(acts(0, ['pay', 'cancel'])).toEqual({ buttons: ['pay', 'cancel'], more: [] })
  expect(acts(0, ['cancel'])).toEqual({ buttons: ['cancel'], more: [] })
  expect(acts(5, ['delete', 'comment', 'track', 'buyAgain'])).toEqual({
    buttons: ['comment', 'buyAgain', 'track'],
    more: ['delete'],
  })
  expect(acts(99, ['delete', 'buyAgain'])).toEqual({ buttons: ['buyAgain', 'delete'], more: [] })
})

test('buying again is no button before the parcel is there', () => {
  expect(acts(3, ['remind', 'track', 'buyAgain'])).toEqual({
    buttons: ['remind', 'track'],
    more: ['buyAgain'],
  })
  expect(acts(3, ['cancel', 'changeAddress', 'remind', 'buyAgain'])).toEqual({
    buttons: ['remind', 'cancel', 'changeAddress'],
    more: ['buyAgain'],
  })
  expect(acts(4, ['confirm', 'extend', 'track', 'buyAgain'])).toEqual({
    buttons: ['confirm', 'track'],
    more: ['buyAgain', 'extend'],
  })
  expect(acts(5, ['delete', 'track', 'buyAgain']).buttons).toEqual(['buyAgain', 'track'])
})

test('what is the only thing to do is a button', () => {
  expect(acts(3, ['buyAgain'])).toEqual({ buttons: ['buyAgain'], more: [] })
})

test('receipt is not the main button when the shop has the parcel back', () => {
  const order = { orderStatus: 4, parcelReturnedTime: '2026-11-22 10:00:00' } as const
  expect(shownActs({ ...order, actions: ['confirm', 'track', 'buyAgain'] })).toEqual({
    buttons: ['track', 'buyAgain', 'confirm'],
    more: [],
  })
})

test('only allowed buttons are shown, and never the shop’s', () => {
  expect(acts(3, ['ship'])).toEqual({ buttons: [], more: [] })
  expect(acts(4, [])).toEqual({ buttons: [], more: [] })
})
