import { authenticatorCode } from '@hojip/staff/testing'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, askAs, done } from './testing/accounts.ts'
import { callAs } from './testing/bought.ts'
import { aBrowser, aVisitor, codeSentTo, type Visitor } from './testing/browser.ts'
import { check, openBusiness, signInToBusiness } from './testing/business.ts'

const browser = aBrowser()

const password = 'kimchi-at-dawn-9'

/**
 * Somebody who has just joined a shop's staff, signed in. An account that has moved to an authenticator cannot move
 * again, so each run takes a new one.
 */
async function aColleague(phone: string): Promise<Visitor> {
  const owner = await openBusiness(browser(), { account: 'onsil' })
  await callAs(owner.context, '/bizConsole/inviteStaff', { phone, country: 'CN', roles: ['service'] })
  await owner.context.close()
  const code = await codeSentTo(phone)
  const colleague = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  expect(await askAs(colleague.context, '/staff/sendInvitationCode', { code })).toMatchObject(done)
  const proven = { code, smscode: await codeSentTo(phone, 1), agreeVersion: '2026-11' }
  const wish = { ...proven, name: '新同事', password }
  expect(await askAs(colleague.context, '/staff/acceptInvitation', wish)).toMatchObject(done)
  await colleague.page.goto('/business')
  return colleague
}

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
  const phone = aChinesePhone()
  const mei = await aColleague(phone)
  const codes = await moveToAuthenticator(mei.page)
  expect(new Set(codes).size).toBe(10)

  const again = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  const { page } = again
  await page.goto('/business/security')
  await page.getByLabel('账号', { exact: true }).focus()
  await page.keyboard.type(phone)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
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
