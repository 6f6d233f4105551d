import { expect, test } from 'vitest'
import { aChinesePhone, ask, register, sendCode } from './testing/accounts.ts'
import { aBrowser, aVisitor, expectAccessible } from './testing/browser.ts'
import { words } from './testing/words.ts'

const browser = aBrowser()

test('a visitor who opens the order list signs in by code and lands on the order list', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'en-US', size: 'desktop' })
  await page.goto('/orders')
  await expect.poll(() => page.url()).toContain('/login')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  // The message is above the form and beside the field.
  await expect.poll(() => page.getByText('Enter a valid mobile number').count()).toBe(2)
  await page.getByLabel('Mobile number').fill('13900000001')
  const code = await sendCode(page, 'Send code', '13900000001')
  await page.locator('input[autocomplete="one-time-code"]').fill(code)
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

/** The number of an account whose shopper chose Korean on another device. */
async function aKoreanReader(): Promise<string> {
  const phone = aChinesePhone()
  const token = await register(phone, 'CN', 'six red lanterns')
  const { code } = await ask('/appUserSetting/update', { locale: 'ko-KR' }, token)
  expect(code).toBe('10000')
  return phone
}

/** Signs in on a device that has never seen the account; returns the language before and after. */
async function languagesOf(phone: string, hasChosen: boolean): Promise<string[]> {
  const w = words['zh-CN']
  const { page, context, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  // A visitor of the journeys has chosen a language.
  if (!hasChosen) await context.clearCookies({ name: 'locale' })
  await page.goto('/orders')
  await page.waitForURL('**/login**')
  const languageOf = () => page.locator('html').getAttribute('lang')
  const before = await languageOf()
  await page.getByLabel(w.phone).fill(phone)
  const code = await sendCode(page, w.sendCode, phone)
  await page.locator('input[autocomplete="one-time-code"]').fill(code)
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: w.signIn, exact: true }).click()
  await page.waitForURL('**/orders')
  const own = hasChosen ? '我的订单' : '주문 내역'
  await page.getByRole('main').getByRole('heading', { level: 1, name: own }).waitFor()
  const after = await languageOf()
  expect(problems).toEqual([])
  await context.close()
  return [before!, after!]
}

test(
  'the language of the account follows to a browser where none was chosen; one that was chosen stays',
  { timeout: 400_000 },
  async () => {
    const [fresh, chosen] = await Promise.all([aKoreanReader(), aKoreanReader()])
    const found = await Promise.all([languagesOf(fresh, false), languagesOf(chosen, true)])
    expect(found).toEqual([
      ['zh-CN', 'ko-KR'],
      ['zh-CN', 'zh-CN'],
    ])
  },
)
