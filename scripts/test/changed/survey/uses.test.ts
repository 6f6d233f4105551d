import { expect, test } from 'vitest'
import { mallWith } from '../../../tidy/testing.ts'
import { homeOf, reachOf } from './reach.ts'
import { usersOf } from './uses.ts'

/** Who uses `path` in the tidy mall with some planted files. */
function usersIn(planted: Record<string, string>, path: string): string[] {
  return [...(usersOf(mallWith(planted)).get(path) ?? [])].sort()
}

test('a file is used by those that import it, beside them or through a door, at once or later', () => {
  const planted = {
    'features/trade/cart/a.ts': "import { cancelOrder } from '@mall/orders'",
    'features/trade/cart/b.ts': "const later = () => import('../orders/index.ts')",
    'features/trade/cart/c.ts': "export { cancelOrder } from '../orders/index.ts'",
    'features/trade/cart/d.ts': "import { type Order, cancelOrder } from '../orders/index.ts'",
  }
  expect(usersIn(planted, 'features/trade/orders/index.ts')).toEqual([
    'apps/server/app.ts',
    'features/trade/cart/a.ts',
    'features/trade/cart/b.ts',
    'features/trade/cart/c.ts',
    'features/trade/cart/d.ts',
  ])
})

test('an import of types alone is no use, and does not hide the imports beside it', () => {
  const planted = {
    'features/trade/cart/a.ts':
      "import type {\n  Order,\n} from '../orders/contract.ts'\nexport type { Order } from '../orders/contract.ts'\nexport type { Line }\nexport { total } from '../orders/rules.ts'",
  }
  expect(usersIn(planted, 'features/trade/orders/contract.ts')).toEqual(['e2e/orders.test.ts'])
  expect(usersIn(planted, 'features/trade/orders/rules.ts')).toContain('features/trade/cart/a.ts')
})

test('programs that are started, data that is read, styles and whole folders count as used', () => {
  const planted = {
    'features/trade/cart/places.tsv': '',
    'features/trade/cart/cart.css': '@import "./base.css";',
    'features/trade/cart/base.css': '',
    'features/trade/cart/a.ts':
      "const places = new URL('places.tsv', import.meta.url)\nimport './cart.css?inline'",
    'apps/server/run.test.ts': "spawn('node', ['apps/server/app.ts'])",
    'scripts/all.ts': "const place = 'features/trade/orders'",
  }
  expect(usersIn(planted, 'features/trade/cart/places.tsv')).toEqual(['features/trade/cart/a.ts'])
  expect(usersIn(planted, 'features/trade/cart/cart.css')).toEqual(['features/trade/cart/a.ts'])
  expect(usersIn(planted, 'features/trade/cart/base.css')).toEqual(['features/trade/cart/cart.css'])
  expect(usersIn(planted, 'apps/server/app.ts')).toContain('apps/server/run.test.ts')
  expect(usersIn(planted, 'features/trade/orders')).toEqual(['scripts/all.ts'])
})

test('the sites are used by what builds them', () => {
  const planted = { 'apps/storefront/entry-server.tsx': '', 'platform/testing/sites/index.ts': '' }
  expect(usersIn(planted, 'apps/storefront/entry-server.tsx')).toEqual(['platform/testing/sites/index.ts'])
})

test.each([
  ['features/trade/cart/rules/quantity.ts', 'features/trade/cart'],
  ['platform/money/index.ts', 'platform/money'],
  ['apps/server/pages/plain/cart.ts', 'apps/server/pages'],
  ['apps/server/app.ts', 'apps/server'],
  ['db/migrate.ts', 'db'],
])('the tests of %s lie in %s', (path, home) => {
  expect(homeOf(path)).toBe(home)
})

test('the distance is the least number of homes that a way leaves', () => {
  const users = new Map([
    ['features/x/a/store.ts', new Set(['features/x/a/index.ts', 'features/y/c/far.ts'])],
    ['features/x/a/index.ts', new Set(['features/x/b/index.ts', 'features/x/a/a.test.ts'])],
    ['features/x/b/index.ts', new Set(['features/y/c/far.ts', 'features/y/c/c.test.ts'])],
    ['features/y/c/far.ts', new Set(['features/y/c/far.test.ts', 'features/x/a/store.ts'])],
  ])
  expect(Object.fromEntries(reachOf(users, ['features/x/a/store.ts']))).toEqual({
    'features/x/a/store.ts': 0,
    'features/x/a/index.ts': 0,
    'features/x/a/a.test.ts': 0,
    'features/x/b/index.ts': 1,
    'features/y/c/far.ts': 1,
    'features/y/c/far.test.ts': 1,
    'features/y/c/c.test.ts': 2,
  })
})
