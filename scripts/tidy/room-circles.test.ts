import { expect, test } from 'vitest'
import { roomCircles } from './room-circles.ts'
import { said } from './testing.ts'

const cart = {
  'features/cart/package.json': JSON.stringify({
    name: '@mall/cart',
    exports: { '.': './index.ts', './contract': './contract.ts', './storefront': './storefront/button.tsx' },
  }),
  'features/cart/index.ts': "import '@mall/orders'\n",
  'features/cart/contract.ts': '',
  'features/cart/storefront/button.tsx': '',
}
const circle = ['features/cart/index.ts:1 rooms in a circle: cart → orders → cart']

test('two rooms that ask each other are a circle', () => {
  const planted = { ...cart, 'features/orders/actions/pay.ts': "\nimport '@mall/cart'\n" }
  expect(said(roomCircles, planted)).toEqual(circle)
})

test('types of a contract close a circle too', () => {
  const jobs = "import type { Event } from '@mall/cart/contract'\n"
  expect(said(roomCircles, { ...cart, 'features/orders/jobs.ts': jobs })).toEqual(circle)
})

test('so do pages, and pages with server code', () => {
  const page = "import '@mall/cart/storefront'\n"
  const planted = { ...cart, 'features/orders/storefront/detail/order-page.tsx': page }
  expect(said(roomCircles, planted)).toEqual(circle)
})

test('tests may use what stands above their room', () => {
  const planted = {
    ...cart,
    'features/orders/orders.test.ts': "import '@mall/cart'\n",
    'features/orders/testing.ts': "import '@mall/cart'\n",
  }
  expect(said(roomCircles, planted)).toEqual([])
})
