// by turns: day 1 of 3
import { expect, test } from 'vitest'
import { aChinesePhone } from '../testing/accounts.ts'
import {
  admit,
  apply,
  next,
  openApplication,
  ownersPassword,
  setPassword,
  upload,
} from '../testing/admission.ts'
import { aBrowser, aVisitor, type Visitor } from '../testing/browser.ts'
import { check, openBusiness, signInAsOwner } from '../testing/business.ts'

const browser = aBrowser()

/** Adds what the operator asked for, and sends again. */
async function addMore({ page }: Visitor): Promise<void> {
  await page.reload()
  await page.getByRole('heading', { name: '조금만 더 보완해 주세요' }).waitFor()
  await page.getByText('허가증 사진을 올려 주세요').first().waitFor()
  await check(page)
  await next(page)
  await upload(page, '허가증·판매 권한 서류(선택)', 'permit')
  await next(page)
  await page.getByRole('button', { name: '신청 보내기' }).click()
  await page.getByRole('heading', { name: '신청을 받았어요. 심사하고 있어요' }).waitFor()
}

test('somebody applies on a phone, adds what an operator asks for, is admitted, and runs the shop', async () => {
  const phone = aChinesePhone()
  const shop = `새벽수산 ${phone.slice(-5)}`
  const kim = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  await apply(kim, phone, shop)

  const tao = await openBusiness(browser(), { account: 'tao' })
  const { page } = tao
  await openApplication(page, shop)
  await page.getByRole('button', { name: '请补件' }).click()
  await page.getByRole('alert').getByText('请写给申请人').waitFor()
  await page.getByLabel('写给申请人').fill('허가증 사진을 올려 주세요.')
  await page.getByRole('button', { name: '请补件' }).click()
  await page.getByText('在等申请人补件').waitFor()
  await addMore(kim)

  await page.goto('/business/admission')
  await openApplication(page, shop)
  await page.getByRole('button', { name: '查看，留记录' }).click()
  await page.getByText(`+86${phone}`).waitFor()
  await admit(page)

  await kim.page.reload()
  await kim.page.getByRole('heading', { name: '축하해요! 가게를 열 수 있어요' }).waitFor()
  await check(kim.page)
  await setPassword(kim.page)
  await signInAsOwner(kim.page, { phone, password: ownersPassword, locale: 'ko-KR' })
  await kim.page.waitForURL('**/business/overview')
  await check(kim.page)
  expect([...kim.problems, ...tao.problems]).toEqual([])
  await kim.context.close()
  await tao.context.close()
})
