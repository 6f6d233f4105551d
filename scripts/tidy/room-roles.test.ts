import { expect, test } from 'vitest'
import { roomRoles } from './room-roles.ts'
import { said } from './testing.ts'

const cart = {
  'features/trade/cart/package.json': JSON.stringify({
    name: '@mall/cart',
    exports: {
      '.': './index.ts',
      './contract': './contract.ts',
      './parts': './parts/sum.tsx',
      './storefront': './storefront/button.tsx',
    },
  }),
  'features/trade/cart/index.ts': '',
  'features/trade/cart/contract.ts': '',
  'features/trade/cart/parts/sum.tsx': '',
  'features/trade/cart/storefront/button.tsx': '',
}

test.each([
  ['features/trade/orders/store.ts', './actions/cancel-order.ts', 'store imports actions'],
  ['features/trade/orders/rules.ts', './store.ts', 'rules imports store'],
  ['features/trade/orders/contract.ts', './rules.ts', 'contract imports rules'],
  ['features/trade/orders/routes.ts', './index.ts', 'routes imports index'],
  ['features/trade/orders/routes.ts', './store.ts', 'routes imports store: it goes through an action'],
  ['features/trade/orders/routes/shops.ts', '../store.ts', 'routes imports store: it goes through an action'],
  ['features/trade/orders/actions/pay.ts', '../storefront/texts.zh-CN.ts', 'actions imports storefront'],
  ['features/trade/orders/carriers/sf.ts', '../actions/cancel-order.ts', 'other imports actions'],
])('%s may not import %s', (path, specifier, message) => {
  expect(said(roomRoles, { [path]: `import '${specifier}'\n` })).toEqual([`${path}:1 ${message}`])
})

test('a role may import lower roles, its own role and roles on its level', () => {
  const planted = {
    'features/trade/orders/routes.ts':
      "import './actions/cancel-order.ts'\nimport './carriers/sf.ts'\nimport './contract.ts'\n",
    'features/trade/orders/actions/pay.ts': "import './cancel-order.ts'\nimport '../carriers/sf.ts'\n",
    'features/trade/orders/carriers/sf.ts': "import '../store.ts'\n",
    'features/trade/orders/testing.ts': "import './actions/cancel-order.ts'\n",
  }
  expect(said(roomRoles, planted)).toEqual([])
})

test('a page may import contract types, rules and page parts', () => {
  const path = 'features/trade/orders/business/orders-page.tsx'
  const text = `import { total } from '../rules.ts'
import type { Order } from '../contract.ts'
import { Sum } from '@mall/cart/parts'
import { ordersCalls } from '../contract.ts'
import '../refusals.ts'
import type { cancelOrder } from '@mall/orders'
`
  expect(said(roomRoles, { ...cart, [path]: text })).toEqual([
    `${path}:4 business imports contract: pages take types only, by \`import type\``,
    `${path}:5 business imports refusals: pages see contract types, rules and page parts`,
    `${path}:6 business imports index: pages see contract types, rules and page parts`,
  ])
})

const hint = 'what both sites show stands in parts'

test('the pages of a site take nothing from the pages of the other one', () => {
  const planted = {
    ...cart,
    'features/trade/cart/business/index.ts': "import '../storefront/button.tsx'\nimport '../parts/sum.tsx'\n",
    'features/trade/orders/business/page.tsx': "import type { Button } from '@mall/cart/storefront'\n",
    'features/trade/orders/storefront/page.tsx':
      "import '@mall/cart/storefront'\nimport '@mall/cart/parts'\nimport '../business/page.tsx'\n",
    'apps/business/rooms.ts': "import '@mall/cart/storefront'\nimport '@mall/cart/parts'\n",
  }
  expect(said(roomRoles, planted)).toEqual([
    `apps/business/rooms.ts:1 the site imports storefront of features/trade/cart: ${hint}`,
    `features/trade/cart/business/index.ts:1 business imports storefront: ${hint}`,
    `features/trade/orders/business/page.tsx:1 business imports storefront of features/trade/cart: ${hint}`,
    `features/trade/orders/storefront/page.tsx:3 storefront imports business: ${hint}`,
  ])
})

test('a part for both sites imports no page', () => {
  const planted = {
    ...cart,
    'features/trade/orders/parts/total.tsx':
      "import '@mall/cart/parts'\nimport '@mall/cart/storefront'\nimport '../rules.ts'\nimport './texts.ts'\n",
    'features/trade/orders/parts/texts.ts': '',
  }
  expect(said(roomRoles, planted)).toEqual([
    `features/trade/orders/parts/total.tsx:2 parts imports storefront of features/trade/cart: ${hint}`,
  ])
})

test('routes, jobs and actions may call another room, stores and rules may not', () => {
  const planted = {
    ...cart,
    'features/trade/orders/actions/pay.ts': "import '@mall/cart'\nimport '@mall/cart/contract'\n",
    'features/trade/orders/store/lines.ts': "import '@mall/cart'\n",
    'features/trade/orders/rules/total.ts':
      "import '@mall/cart'\nimport type { Cart } from '@mall/cart/contract'\n",
    'features/trade/orders/jobs.ts': "import '@mall/cart/storefront'\n",
  }
  expect(said(roomRoles, planted)).toEqual([
    'features/trade/orders/jobs.ts:1 jobs imports storefront of features/trade/cart',
    'features/trade/orders/rules/total.ts:1 rules imports index of features/trade/cart',
    'features/trade/orders/store/lines.ts:1 store imports index of features/trade/cart',
  ])
})

test('only tests import testing.ts', () => {
  const planted = {
    'features/trade/orders/testing.ts': '',
    'features/trade/orders/jobs.ts': "import './testing.ts'\n",
    'features/trade/orders/jobs.test.ts': "import './testing.ts'\n",
  }
  expect(said(roomRoles, planted)).toEqual([
    'features/trade/orders/jobs.ts:1 imports features/trade/orders/testing.ts: only tests do',
  ])
})
