import { expect, test } from 'vitest'
import { importDirections } from './import-directions.ts'
import { said } from './testing.ts'

test('an import from the platform into a feature is reported', () => {
  expect(said(importDirections, { 'platform/ui/index.ts': "\nimport '@mall/orders'\n" })).toEqual([
    'platform/ui/index.ts:2 imports features/trade/orders/index.ts: imports point apps → features → platform',
  ])
})

test('an import of an app is reported, lazy or not', () => {
  const planted = {
    'features/trade/orders/jobs.ts': "export const load = () => import('../../../apps/server/app.ts')\n",
    'apps/business/main.ts': "import '../server/app.ts'\n",
  }
  expect(said(importDirections, planted)).toEqual([
    'apps/business/main.ts:1 imports apps/server/app.ts: nobody imports an app',
    'features/trade/orders/jobs.ts:1 imports apps/server/app.ts: nobody imports an app',
  ])
})

test('a test may import the entry files of an app, but no others', () => {
  const planted = {
    'features/trade/orders/routes.test.ts': "import '../../../apps/server/app.ts'\n",
    'bench/main.ts': "import '../apps/server/config.ts'\n",
  }
  expect(said(importDirections, planted)).toEqual([
    'bench/main.ts:1 imports apps/server/config.ts: nobody imports an app',
  ])
})

test('a room may import only types from the db package, and its pages and rules nothing', () => {
  const planted = {
    'features/trade/orders/actions/pay.ts': "import type { Tables } from '@mall/db'\n",
    'features/trade/orders/jobs.ts': "import { Tables } from '@mall/db'\n",
    'features/trade/orders/rules/total.ts': "import type { Tables } from '@mall/db'\n",
    'features/trade/orders/testing.ts': "import { migrate } from '@mall/db'\n",
  }
  expect(said(importDirections, planted)).toEqual([
    'features/trade/orders/jobs.ts:1 imports the db package for more than its types',
    'features/trade/orders/rules/total.ts:1 imports the db package: rules knows no database',
  ])
})

test('the db package may import the platform; in the platform only the test database may import it', () => {
  const planted = {
    'db/index.ts': "import '@mall/platform/money'\nimport '@mall/orders'\n",
    'platform/db/pool.ts': "import type { Tables } from '@mall/db'\n",
    'platform/testing/index.ts': "import { migrate } from '@mall/db'\n",
  }
  const why = 'imports point apps → features → platform'
  expect(said(importDirections, planted)).toEqual([
    `db/index.ts:2 imports features/trade/orders/index.ts: ${why}`,
    `platform/db/pool.ts:1 imports db/types.ts: ${why}`,
  ])
})
