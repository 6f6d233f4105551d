import { expect, test } from 'vitest'
import { frontDoors } from './front-doors.ts'
import { said } from './testing.ts'

test('a relative import from another workspace is reported', () => {
  const planted = {
    'apps/server/main.ts': "import '../../features/trade/orders/actions/cancel-order.ts'\n",
    'e2e/buying.test.ts': "import '../apps/server/app.ts'\nimport '../platform/money/index.ts'\n",
  }
  const why = 'by a relative path: import the package instead'
  expect(said(frontDoors, planted)).toEqual([
    `apps/server/main.ts:1 reaches into features/trade/orders/actions/cancel-order.ts ${why}`,
    `e2e/buying.test.ts:2 reaches into platform/money/index.ts ${why}`,
  ])
})

test('an import that the exports of a package do not name is reported', () => {
  const planted = { 'apps/server/main.ts': "import '@mall/orders/store'\nimport '@mall/platform/nothing'\n" }
  expect(said(frontDoors, planted)).toEqual([
    'apps/server/main.ts:1 @mall/orders/store is not a door: @mall/orders does not export "./store"',
    'apps/server/main.ts:2 @mall/platform/nothing is not a door: @mall/platform does not export "./nothing"',
  ])
})

test('only tests may import a `./testing` export', () => {
  const planted = {
    'platform/testing/index.ts': '',
    'apps/server/main.ts': "import '@mall/platform/testing'\n",
    'apps/server/main.test.ts': "import '@mall/platform/testing'\n",
  }
  expect(said(frontDoors, planted)).toEqual(['apps/server/main.ts:1 opens a testing door: only tests do'])
})
