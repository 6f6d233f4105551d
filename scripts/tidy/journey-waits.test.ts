import { expect, test } from 'vitest'
import { journeyWaits } from './journey-waits.ts'
import { said } from './testing.ts'

test('an idle network and fixed pauses in a journey are reported', () => {
  const planted = {
    'e2e/idle.test.ts': "await page.goto('/')\nawait page.waitForLoadState('networkidle')\n",
    'e2e/opening.test.ts': "await page.goto('/', { waitUntil: 'networkidle' })\n",
    'e2e/pause.test.ts': 'await page.waitForTimeout(500)\n',
    'e2e/testing/sleep.ts':
      'export function pause() { return new Promise((done) => setTimeout(done, 100)) }\n',
    'e2e/testing/page.ts': 'await page.evaluate(() => globalThis.setTimeout(look, 100))\n',
    'e2e/testing/timers.ts': "import { setTimeout as sleep } from 'node:timers/promises'\nawait sleep(100)\n",
  }
  expect(said(journeyWaits, planted).map((one) => one.split(' ')[0])).toEqual([
    'e2e/idle.test.ts:2',
    'e2e/opening.test.ts:1',
    'e2e/pause.test.ts:1',
    'e2e/testing/page.ts:1',
    'e2e/testing/sleep.ts:1',
    'e2e/testing/timers.ts:1',
  ])
})

test('waiting for something passes, and code that is no journey may pause', () => {
  const planted = {
    'e2e/paying.test.ts':
      "await page.getByText('paid').waitFor()\nawait vi.waitFor(isPaid, { timeout: 100 })\n",
    'features/trade/orders/storefront/later.ts': 'setTimeout(() => undefined, 100)\n',
  }
  expect(said(journeyWaits, planted)).toEqual([])
})
