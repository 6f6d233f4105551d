import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, askAs, signInByCode } from '../testing/accounts.ts'
import { aBrowser, aVisitor, codeSentTo, codesSentTo } from '../testing/browser.ts'
import { check, openBusiness, signInToBusiness } from '../testing/business.ts'

const browser = aBrowser()
const password = 'six red lanterns'

/** With a password, as strangers get one code in six seconds for a number and its owner's devices another. */
async function registerIn(context: BrowserContext, phone: string): Promise<void> {
  const number = { phone, country: 'CN' }
  expect((await askAs(context, '/sendSms', { ...number, scene: 'register' })).code).toBe('10000')
  const smscode = await codeSentTo(phone)
  const input = { ...number, smscode, password, agreeVersion: '2026-11' }
  expect((await askAs(context, '/webRegister', input)).code).toBe('10000')
}

/** The account has forgotten its devices, so the right password sends a code. */
async function enterPasswordAndCode(page: Page, phone: string): Promise<void> {
  const earlier = (await codesSentTo(phone)).length
  await page.getByRole('tab', { name: '비밀번호 로그인' }).click()
  await page.locator('input[autocomplete="username"]').fill(phone)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.getByRole('checkbox').check({ force: true })
  const signIn = page.getByRole('button', { name: '로그인', exact: true })
  await signIn.click()
  await page.getByRole('heading', { name: '기기 확인' }).waitFor()
  await page.locator('input[autocomplete="one-time-code"]').fill(await codeSentTo(phone, earlier))
  await signIn.click()
}

test('an operator finds a person, reads the number for a reason, stops the account and restores it', async () => {
  const phone = aChinesePhone()
  const kim = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  await registerIn(kim.context, phone)
  await kim.page.goto('/me')
  await kim.page.getByRole('heading', { level: 1 }).waitFor()

  // Stopping an account asks for the second step again, unless it has just been taken.
  const tao = await signInToBusiness(browser(), { account: 'tao' })
  const { page } = tao
  await page.goto('/business/users')
  await page.getByRole('heading', { name: '查找一位用户' }).waitFor()
  await check(page)
  const search = page.getByRole('searchbox')
  await search.fill(phone.slice(0, 6))
  await search.press('Enter')
  await page.getByRole('heading', { name: '没有找到' }).waitFor()
  await search.fill(phone)
  await search.press('Enter')
  const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`
  await page.getByRole('link', { name: masked }).waitFor()
  await check(page)
  await page.getByRole('link', { name: masked }).click()
  await page.getByText('登录中的设备').waitFor()
  expect(await page.content()).not.toContain(phone)
  await check(page)

  await page.getByRole('button', { name: '查看完整号码' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '显示号码' }).click()
  await dialog.getByText('请写明理由').first().waitFor()
  await check(page)
  await dialog.getByLabel('处理理由').fill('本人来电核对')
  await dialog.getByRole('button', { name: '显示号码' }).click()
  await page.getByText(phone, { exact: true }).waitFor()
  await page.getByText('查看了完整手机号').waitFor()

  await page.getByRole('button', { name: '停用账号' }).click()
  await dialog.getByLabel('停用原因').selectOption('stolen')
  await dialog.getByLabel('处理理由').fill('本人报告手机丢失')
  await check(page)
  await dialog.getByRole('button', { name: '停用账号' }).click()
  await page.getByText('起停用，原因：账号可能被盗用').waitFor()
  await page.getByText('现在没有登录').waitFor()
  await check(page)

  await kim.page.goto('/me')
  await kim.page.waitForURL('**/login**')
  await enterPasswordAndCode(kim.page, phone)
  await kim.page.getByText('이용이 정지된 계정이에요. 사유: 계정 도용 의심').first().waitFor()
  await check(kim.page)

  await page.getByRole('button', { name: '恢复账号' }).click()
  await dialog.getByLabel('处理理由').fill('本人已换新卡')
  await dialog.getByRole('button', { name: '恢复账号' }).click()
  await page.getByRole('button', { name: '停用账号' }).waitFor()
  await kim.page.goto('/login')
  await signInByCode(kim.page, 'ko-KR', phone)

  const phoneOperator = await openBusiness(browser(), { account: 'yun', locale: 'ko-KR', size: 'phone' })
  await phoneOperator.page.goto(new URL(page.url()).pathname)
  await phoneOperator.page.getByText('전체 번호 확인').waitFor()
  await check(phoneOperator.page)
  expect([...tao.problems, ...phoneOperator.problems]).toEqual([])
  await Promise.all([kim, tao, phoneOperator].map(({ context }) => context.close()))
})
