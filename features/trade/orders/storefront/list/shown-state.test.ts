import { expect, test } from 'vitest'
import { shownState } from './shown-state.ts'

const receiveTime = '2026-11-20 10:00:00'

test.each([
  [{ orderStatus: 3, partShipped: false }, 3],
  [{ orderStatus: 3, partShipped: true }, 'partShipped'],
  [{ orderStatus: 4, partShipped: false }, 4],
  [{ orderStatus: 4, partShipped: false, receiveTime }, 'arrived'],
  [{ orderStatus: 5, partShipped: false, receiveTime }, 5],
] as const)('%j is shown as %s', (order, state) => {
  expect(shownState(order)).toBe(state)
})
