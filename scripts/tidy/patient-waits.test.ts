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

test('a journey that looks once at a page is reported', () => {
  const planted = {
    'e2e/cart.test.ts': [
      'expect(await box.isChecked()).toBe(true)',
      "expect(await page.getByRole('listitem').count(), 'of the cart').toBe(3)",
      "expect(new URL(page.url()).searchParams.get('open')).toBe('cart')",
      'expect((await heading.innerText()).trim()).toBe(name)',
      'expect(page.url()).toContain(path)',
    ].join('\n'),
  }
  expect(said(patientWaits, planted).map((one) => one.split(' ')[0])).toEqual(
    [1, 2, 3, 4, 5].map((line) => `e2e/cart.test.ts:${line}`),
  )
})

test('a journey may look again and again, ask a call, and look whether something is not there', () => {
  const planted = {
    'e2e/cart.test.ts': [
      'await expect.poll(() => box.isChecked()).toBe(true)',
      'expect(await html.text()).toContain(name)',
      'expect(await page.content()).not.toContain(phone)',
      'expect((await heading.innerText()).trim()).not.toBe(name)',
      'expect(await page.getByText(note).count()).toBe(0)',
      'expect(await box.isChecked()).toBe(false)',
    ].join('\n'),
    'features/trade/cart/lines.test.ts': 'expect(await lines.count()).toBe(3)\n',
  }
  expect(said(patientWaits, planted)).toEqual([])
})
