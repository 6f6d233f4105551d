import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { aVisitor, codeSentTo, expectAccessible, openBrowser } from './testing/browser.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('a visitor who opens the order list signs in by code and lands on the order list', async () => {
  const { page, context, problems } = await aVisitor(browser, { locale: 'en-US', size: 'desktop' })
  await page.goto('/orders')
  await expect.poll(() => page.url()).toContain('/login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // The message stands above the form and beside the field.
  await expect.poll(() => page.getByText('Enter a valid mobile number').count()).toBe(2)
  await page.getByLabel('Mobile number').fill('13900000001')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.locator('input[autocomplete="one-time-code"]').fill(await codeSentTo('13900000001'))
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/orders')
  // A session has two cookies: scripts can read one of them, the other is HttpOnly.
  const cookies = await context.cookies()
  expect(cookies.find((c) => c.name === 'token')?.httpOnly).toBe(false)
  expect(cookies.find((c) => c.name === '__Host-sid')?.httpOnly).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})
