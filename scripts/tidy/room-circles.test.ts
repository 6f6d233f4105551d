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

test('two rooms that ask each other are a circle', () => {
  const planted = { ...cart, 'features/orders/actions/pay.ts': "\nimport '@mall/cart'\n" }
  expect(said(roomCircles, planted)).toEqual([
    'features/cart/index.ts:1 rooms in a circle: cart → orders → cart',
  ])
})

test("another room's contract, page parts and tests close no circle of server code", () => {
  const planted = {
    ...cart,
    'features/orders/jobs.ts': "import type { Event } from '@mall/cart/contract'\n",
    'features/orders/storefront/detail/order-page.tsx': "import '@mall/cart/storefront'\n",
    'features/orders/orders.test.ts': "import '@mall/cart'\n",
  }
  expect(said(roomCircles, planted)).toEqual([])
})

test("pages may take each other's rules", () => {
  const planted = {
    ...cart,
    'features/cart/storefront/button.tsx': "import '@mall/orders/rules'\n",
    'features/orders/storefront/detail/order-page.tsx': "import '@mall/cart/storefront'\n",
  }
  expect(said(roomCircles, planted)).toEqual([])
})

test('page parts have circles of their own', () => {
  const planted = {
    ...cart,
    'features/orders/package.json': JSON.stringify({
      name: '@mall/orders',
      exports: { './contract': './contract.ts', './storefront': './storefront/order-page.tsx' },
    }),
    'features/cart/storefront/button.tsx': "import '@mall/orders/storefront'\n",
    'features/orders/storefront/detail/order-page.tsx': "import '@mall/cart/storefront'\n",
  }
  expect(said(roomCircles, planted)).toEqual([
    'features/cart/storefront/button.tsx:1 rooms in a circle: cart → orders → cart',
  ])
})
