import { expect, test } from 'vitest'
import { statusWords } from './status-words.ts'
import { said } from './testing.ts'

const path = 'features/trade/orders/rules/order-state.ts'

test.each([
  'export const isPaid = (o: { status: number }) => o.status === 3\n',
  'export const isOpen = (o?: { status: number }) => o?.status !== 99\n',
  'export const isOver = (orderStatus: number) => orderStatus >= 5\n',
  'export const isMoving = (status: number) => [1, 2].includes(status)\n',
  'export const isMoving = (status: number) => of.has(status)\nconst of = new Set([1, 2])\n',
  'export const isMoving = (status: number, all: boolean) => (all ? of : [3]).includes(status)\nconst of = [1]\n',
])('a number is reported in %s', (text) => {
  expect(said(statusWords, { [path]: text })).toEqual([`${path}:1 a status as a number: use its word`])
})

test.each([
  'export const isPaid = (o: { status: number }) => o.status === statuses.toShip\n',
  'export const isThere = (answer: { status: number }) => answer.status === 200\n',
  'export const isMany = (count: number) => count > 5\n',
])('%s passes', (text) => {
  expect(
    said(statusWords, {
      [path]: text,
      'features/trade/orders/order.test.ts': 'export const is = (status: number) => status === 3\n',
    }),
  ).toEqual([])
})
