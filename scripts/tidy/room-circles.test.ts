import { expect, test } from 'vitest'
import { roomCircles } from './room-circles.ts'
import { said } from './testing.ts'

const cart = {
  'features/trade/cart/package.json': JSON.stringify({
    name: '@mall/cart',
    exports: { '.': './index.ts', './contract': './contract.ts', './storefront': './storefront/button.tsx' },
  }),
  'features/trade/cart/index.ts': "import '@mall/orders'\n",
  'features/trade/cart/contract.ts': '',
  'features/trade/cart/storefront/button.tsx': '',
}
const circle = ['features/trade/cart/index.ts:1 rooms in a circle: cart → orders → cart']

test('two rooms that import each other are reported', () => {
  const planted = { ...cart, 'features/trade/orders/actions/pay.ts': "\nimport '@mall/cart'\n" }
  expect(said(roomCircles, planted)).toEqual(circle)
})

test('type imports from a contract count', () => {
  const jobs = "import type { Event } from '@mall/cart/contract'\n"
  expect(said(roomCircles, { ...cart, 'features/trade/orders/jobs.ts': jobs })).toEqual(circle)
})

test('imports by pages count, also together with imports by server code', () => {
  const page = "import '@mall/cart/storefront'\n"
  const planted = { ...cart, 'features/trade/orders/storefront/detail/order-page.tsx': page }
  expect(said(roomCircles, planted)).toEqual(circle)
})

test('tests may import rooms that depend on theirs', () => {
  const planted = {
    ...cart,
    'features/trade/orders/orders.test.ts': "import '@mall/cart'\n",
    'features/trade/orders/testing.ts': "import '@mall/cart'\n",
  }
  expect(said(roomCircles, planted)).toEqual([])
})
