import { expect, test } from 'vitest'
import { browserSafe } from './browser-safe.ts'
import { said } from './testing.ts'

test.each([
  'features/trade/orders/storefront/list.tsx',
  'features/trade/orders/business/list.tsx',
  'features/trade/orders/rules/total.ts',
  'apps/storefront/router.tsx',
  'platform/i18n/index.ts',
])('%s must not load Node modules or server packages', (path) => {
  const text = "import 'node:fs'\nimport { sql } from 'kysely'\nimport type { z } from 'zod'\n"
  expect(said(browserSafe, { [path]: text })).toEqual([
    `${path}:1 the browser cannot run node:fs`,
    `${path}:2 the browser cannot run kysely`,
  ])
})

test('a file loaded indirectly is reported with the browser file that loads it', () => {
  const planted = {
    'platform/ids/index.ts': "import { randomUUID } from 'crypto'\n",
    'features/trade/orders/rules.ts': "import { newId } from '@mall/platform/ids'\n",
  }
  expect(said(browserSafe, planted)).toEqual([
    'platform/ids/index.ts:1 the browser cannot run crypto, loaded by features/trade/orders/rules.ts',
  ])
})

test('an import written with inline types still loads the contract and its zod', () => {
  const path = 'features/trade/orders/rules/total.ts'
  expect(said(browserSafe, { [path]: "import { type Order } from '../contract.ts'\n" })).toEqual([
    `features/trade/orders/contract.ts:1 the browser cannot run zod, loaded by ${path}`,
  ])
})

test('server rendering, tests and build files run on Node', () => {
  const text = "import 'node:fs'\n"
  const planted = {
    'apps/storefront/entry-server.tsx': text,
    'apps/storefront/vite.config.ts': text,
    'platform/ui/button.test.tsx': text,
  }
  expect(said(browserSafe, planted)).toEqual([])
})
