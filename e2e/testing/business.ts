import type { Locale } from '@hojip/platform/i18n'
import type { Browser, Locator, Page } from 'playwright'
import { aTrackingNumber } from './accounts.ts'
import { expect } from 'vitest'
import { sharedSession } from './shared-session.ts'
import { aVisitor, codesSentTo, expectAccessible, expectNoSidewaysScroll, type Visitor } from './browser.ts'

const words = {
  'zh-CN': { account: '账号', password: '密码', signIn: '登录', go: '继续', sendCode: '获取验证码' },
  'ko-KR': { account: '계정', password: '비밀번호', signIn: '로그인', go: '계속', sendCode: '인증번호 받기' },
  'en-US': {
    account: 'Account',
    password: 'Password',
    signIn: 'Sign in',
    go: 'Continue',
    sendCode: 'Send code',
  },
} as const

const operators: Partial<Record<string, string>> = { tao: 'night-market', yun: 'early-market' }

/** Every shop has its own staff; the operators belong to the mall. */
function passwordOf(account: string) {
  return operators[account] ?? 'morning-market'
}

interface BusinessVisit {
  account: string
  locale?: Locale
  size?: 'desktop' | 'phone'
}

type Words = (typeof words)[Locale]

/** The full phone number of the account, found by the last four digits, which the page shows. */
async function phoneShown(page: Page): Promise<string> {
  const text = await page
    .getByText(/199\*{4}\d{4}/)
    .first()
    .textContent()
  return `1990000${/199\*{4}(\d{4})/.exec(text!)![1]!}`
}

/** The second step of signing in. The inbox may hold codes of other windows, and a number gets one in six seconds. */
async function enterCode(page: Page, w: Words): Promise<void> {
  const phone = await phoneShown(page)
  await expectAccessible(page)
  const field = page.locator('input[autocomplete="one-time-code"]')
  const tried = new Set<string>()
  const isIn = async () => {
    if (!new URL(page.url()).pathname.endsWith('/login')) return true
    const [code] = await codesSentTo(phone)
    if (code && !tried.has(code)) {
      tried.add(code)
      await field.fill(code)
      await page.getByRole('button', { name: w.go, exact: true }).click()
      return false
    }
    const again = page.getByRole('button', { name: w.sendCode, exact: true })
    if (await again.isVisible()) await again.click({ timeout: 2_000 }).catch(() => undefined)
    return false
  }
  await expect.poll(isIn, { timeout: 150_000, interval: 500 }).toBe(true)
}

/** A new window in which staff of a shop or of the mall sign in to the business site, in a session of its own. */
export async function signInToBusiness(browser: Browser, business: BusinessVisit): Promise<Visitor> {
  const { account, locale = 'zh-CN', size = 'desktop' } = business
  const w = words[locale]
  const visitor = await aVisitor(browser, { locale, size })
  const { page } = visitor
  await page.goto('/business')
  await page.getByLabel(w.account, { exact: true }).fill(account)
  await page.getByLabel(w.password, { exact: true }).fill(passwordOf(account))
  await expectAccessible(page)
  await page.getByRole('button', { name: w.signIn }).click()
  await enterCode(page, w)
  return visitor
}

/** Signs in by number, password and a code: the owner of a shop that was just admitted. */
export async function signInAsOwner(
  page: Page,
  { phone, password, locale }: { phone: string; password: string; locale: Locale },
): Promise<void> {
  const w = words[locale]
  await page.goto('/business')
  await page.getByLabel(w.account, { exact: true }).fill(phone)
  await page.getByLabel(w.password, { exact: true }).fill(password)
  const before = (await codesSentTo(phone)).length
  await page.getByRole('button', { name: w.signIn }).click()
  const field = page.locator('input[autocomplete="one-time-code"]')
  await field.waitFor()
  const isIn = async () => {
    if (!new URL(page.url()).pathname.endsWith('/login')) return true
    const codes = await codesSentTo(phone)
    const again = page.getByRole('button', { name: w.sendCode, exact: true })
    if (codes.length === before && (await again.isVisible()))
      await again.click({ timeout: 2_000 }).catch(() => undefined)
    if (codes.length === before) return false
    await field.fill(codes[0]!)
    await page.getByRole('button', { name: w.go, exact: true }).click()
    return false
  }
  await expect.poll(isIn, { timeout: 150_000, interval: 1_000 }).toBe(true)
}

/** A new window in which staff of a shop or of the mall are signed in to the business site, as in other journeys. */
export async function openBusiness(browser: Browser, business: BusinessVisit): Promise<Visitor> {
  const { account, locale = 'zh-CN', size = 'desktop' } = business
  const cookies = await sharedSession(account, async () => {
    const { context, problems } = await signInToBusiness(browser, { account })
    const known = await context.cookies()
    expect(problems).toEqual([])
    await context.close()
    return known.filter(({ name }) => name !== 'locale')
  })
  const visitor = await aVisitor(browser, { locale, size })
  await visitor.context.addCookies(cookies)
  await visitor.page.goto('/business')
  return visitor
}

/** Fails on accessibility violations and on sideways scrolling. */
export async function check(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Waits for a change made in another window, which appears when the page polls the next time. */
export function shows(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { name }).first().waitFor({ timeout: 60_000 })
}

/**
 * Takes everyone who waits at the desk, by its key, and opens one conversation. Another journey of the same shop may be
 * the one that takes it.
 */
export async function takeAndOpen(page: Page, conversation: Locator): Promise<void> {
  await page.keyboard.press('a')
  const mine = page.getByRole('region', { name: '接待中' }).locator(conversation)
  await mine.focus()
  await page.keyboard.press('Enter')
}

/** Ships a whole order on the business site in Chinese; returns the tracking number. */
export async function ship(page: Page, orderCode: string): Promise<string> {
  await page.goto('/business/orders')
  const row = page.getByRole('row').filter({ hasText: orderCode })
  await row.getByRole('button', { name: '发货', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const number = aTrackingNumber()
  await dialog.getByLabel('快递公司').selectOption('shunfeng')
  await dialog.getByLabel('运单号').fill(number)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '确认发货' }).click()
  await page.getByText('已发货，买家能看到物流了').first().waitFor()
  await expectAccessible(page)
  return number
}
