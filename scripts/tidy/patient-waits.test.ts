import { expect, test } from 'vitest'
import { patientWaits } from './patient-waits.ts'
import { said } from './testing.ts'

test('waits of a test that give up after a second are reported', () => {
  const planted = {
    'features/trade/orders/paid.test.ts': 'await vi.waitFor(() => expect(paid).toBe(true))\n',
    'features/trade/orders/testing/told.ts': 'await vi.waitUntil(\n  () => told.length > 0,\n)\n',
  }
  expect(said(patientWaits, planted).map((one) => one.split(' ')[0])).toEqual([
    'features/trade/orders/paid.test.ts:1',
    'features/trade/orders/testing/told.ts:1',
  ])
})

test('waits with a limit pass, and so does what is no wait of Vitest', () => {
  const planted = {
    'features/trade/orders/paid.test.ts':
      'await vi.waitFor(isPaid, { timeout: 60_000 })\nawait page.waitFor(isPaid)\n',
    'features/trade/orders/told.test.ts':
      'await vi.waitUntil(isTold, patience)\nawait expect.poll(isTold).toBe(true)\n',
  }
  expect(said(patientWaits, planted)).toEqual([])
})
