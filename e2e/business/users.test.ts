import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, sendCode, signInByCode } from '../testing/accounts.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness, signInToBusiness } from '../testing/business.ts'

const browser = aBrowser()

/** By code, in Korean; a number gets one code a minute. */
async function signInAgain(page: Page, phone: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('국가').selectOption('CN')
  await page.getByLabel('휴대폰 번호').fill(phone)
  await page.locator('input[autocomplete="one-time-code"]').fill(await sendCode(page, '인증번호 받기', phone))
  await page.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

test('an operator finds a person, reads the number for a reason, stops the account and restores it', async () => {
  const phone = aChinesePhone()
  const kim = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  await kim.page.goto('/me')
  await signInByCode(kim.page, 'ko-KR', phone)

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
  await signInAgain(kim.page, phone)
  await kim.page.getByText('이용이 정지된 계정이에요. 사유: 계정 도용 의심').first().waitFor()
  await check(kim.page)

  await page.getByRole('button', { name: '恢复账号' }).click()
  await dialog.getByLabel('处理理由').fill('本人已换新卡')
  await dialog.getByRole('button', { name: '恢复账号' }).click()
  await page.getByRole('button', { name: '停用账号' }).waitFor()
  await signInAgain(kim.page, phone)
  await kim.page.waitForURL(({ pathname }) => !pathname.startsWith('/login'))

  const phoneOperator = await openBusiness(browser(), { account: 'yun', locale: 'ko-KR', size: 'phone' })
  await phoneOperator.page.goto(new URL(page.url()).pathname)
  await phoneOperator.page.getByText('전체 번호 확인').waitFor()
  await check(phoneOperator.page)
  expect([...tao.problems, ...phoneOperator.problems]).toEqual([])
  await Promise.all([kim, tao, phoneOperator].map(({ context }) => context.close()))
})
