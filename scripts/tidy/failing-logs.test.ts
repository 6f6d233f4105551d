import { expect, test } from 'vitest'
import { failingLogs } from './failing-logs.ts'
import { said } from './testing.ts'

const quiet = "createApi({ calls: [], log: createLog('silent') })\n"

test('a test server without a failing or collecting log is reported', () => {
  const planted = {
    'features/trade/orders/orders.test.ts': quiet,
    'features/trade/orders/testing.ts': `export const mall = buildMall({})\n`,
    'e2e/testing/global-setup.ts': `await startDemo({}, createLog('warn'))\n`,
  }
  expect(said(failingLogs, planted).map((one) => one.split(':')[0])).toEqual([
    'e2e/testing/global-setup.ts',
    'features/trade/orders/orders.test.ts',
    'features/trade/orders/testing.ts',
  ])
})

test('a test server with such a log passes, and so does the mall itself', () => {
  const planted = {
    'features/trade/orders/orders.test.ts': 'createApi({ calls: [], log: failingLog() })\n',
    'features/trade/orders/late.test.ts': 'const { log } = collectingLog()\ncreateApi({ calls: [], log })\n',
    'apps/server/app.ts': quiet,
  }
  expect(said(failingLogs, planted)).toEqual([])
})
