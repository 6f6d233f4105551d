import { authenticatorCode } from '@hojip/accounts/testing'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, aVisitor } from './testing/browser.ts'
import { check, signInToBusiness } from './testing/business.ts'

const browser = aBrowser()

/**
 * Staff that no other journey uses. An account with an authenticator is no longer asked for an SMS code, so a retry of
 * this journey uses a different account.
 */
const accounts = ['onsil', 'soyo']

/** Replaces SMS by an authenticator, which takes its first code; returns the recovery codes. */
async function moveToAuthenticator(page: Page): Promise<string[]> {
  await page.locator('header button:visible').last().click()
  await page.getByRole('link', { name: '账号安全' }).click()
  await page.waitForURL('**/business/security')
  await check(page)
  await page.getByRole('button', { name: '改用验证器' }).click()
  const secret = (await page.locator('code').first().textContent())!.replaceAll(' ', '')
  await check(page)
  const field = page.getByLabel('验证器显示的 6 位数字')
  await field.fill('12345')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByText('请输入验证码').count()).toBe(2)
  await field.fill(authenticatorCode(secret, Date.now()))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '请保存恢复码' }).waitFor()
  await check(page)
  const codes = await page.getByRole('list', { name: '恢复码' }).locator('code').allTextContents()
  await page.getByRole('button', { name: '已保存' }).click()
  await page.getByText('还有 10 个没有用过').waitFor()
  await page.getByRole('button', { name: '更换验证器' }).waitFor()
  await check(page)
  return codes
}

test.each([
  ['ko-KR', 'stonepot-house'],
  ['en-US', 'wild-glaze'],
] as const)('staff sign in on a phone in %s', async (locale, account) => {
  const { context, problems } = await signInToBusiness(browser(), { account, locale, size: 'phone' })
  expect(problems).toEqual([])
  await context.close()
})

test('shop staff move to an authenticator, and sign in by keyboard with its code and with a recovery code', async () => {
  const account = accounts.shift()!
  const mei = await signInToBusiness(browser(), { account })
  const codes = await moveToAuthenticator(mei.page)
  expect(new Set(codes).size).toBe(10)

  const again = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  const { page } = again
  await page.goto('/business/security')
  await page.getByLabel('账号', { exact: true }).focus()
  await page.keyboard.type(account)
  await page.keyboard.press('Tab')
  await page.keyboard.type('morning-market')
  await page.keyboard.press('Enter')
  await page.getByText('手机不在身边时，输入一个恢复码').waitFor()
  await check(page)
  // The page has focused the field.
  await page.keyboard.type(codes[0]!.toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/business/security')
  await page.getByText('还有 9 个没有用过').waitFor()
  expect([...mei.problems, ...again.problems]).toEqual([])
  await mei.context.close()
  await again.context.close()
})
