import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aChinesePhone, sendCode, signInByCode } from '../testing/accounts.ts'
import { aVisitor, codesSentTo, openBrowser, type Visitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { aPicture } from '../testing/picture.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: '다음' }).click()
}

/** Uploads a picture for one kind of document. */
async function upload(page: Page, group: string, name: string): Promise<void> {
  const uploader = page.getByRole('group', { name: group })
  const chosen = page.waitForEvent('filechooser')
  await uploader.getByRole('button').last().click()
  await (await chosen).setFiles(aPicture(name))
  await uploader.getByRole('img').first().waitFor()
}

/** Applies on a phone in Korean, as a company with two pictures. */
async function apply({ page }: Visitor, phone: string, shop: string): Promise<void> {
  await page.goto('/business/join')
  await page.getByRole('heading', { name: '호집에서 가게를 열어 보세요' }).waitFor()
  await check(page)
  await page.getByRole('link', { name: '로그인하고 신청하기' }).click()
  await signInByCode(page, 'ko-KR', phone)
  await page.getByRole('heading', { name: '입점 신청' }).waitFor()
  await next(page)
  await page.getByRole('alert').getByText('가게 이름을 2~30자로 입력해 주세요').waitFor()
  await check(page)
  await page.getByLabel('가게 이름').fill(shop)
  await page.getByLabel('등록 국가').selectOption('KR')
  await page.getByLabel('등록증의 상호').fill('새벽수산')
  await page.getByLabel('사업자등록번호').fill('124-81-00997')
  await page.getByLabel('담당자 이름').fill('김새벽')
  await page.getByRole('group', { name: '무엇을 파나요' }).getByRole('button').first().click()
  await page.getByLabel('상품 소개').fill('동해에서 잡은 오징어를 말려서 팔아요.')
  await next(page)
  await page.getByRole('alert').getByText('숫자 10자리를 확인해 주세요').waitFor()
  await page.getByLabel('사업자등록번호').fill('124-81-00998')
  await next(page)
  await upload(page, '사업자등록증', 'licence')
  await check(page)
  // What was typed is there again after a reload, the uploaded picture too.
  await page.reload()
  expect(await page.getByLabel('가게 이름').inputValue()).toBe(shop)
  await next(page)
  await next(page)
  await page.getByRole('alert').getByText('이 서류의 사진을 올려 주세요').waitFor()
  await upload(page, '대표자 신분증', 'identity')
  await next(page)
  await page.getByRole('checkbox', { name: '입점 약관을 읽었고 동의해요' }).check({ force: true })
  await page.getByLabel('인증번호', { exact: true }).fill(await sendCode(page, '인증번호 받기', phone))
  await check(page)
  await page.getByRole('button', { name: '신청 보내기' }).click()
  await page.getByRole('heading', { name: '신청을 받았어요. 심사하고 있어요' }).waitFor()
  await check(page)
}

/** Opens the application from the operators' list. */
async function openApplication(page: Page, shop: string): Promise<void> {
  await page.getByRole('link', { name: '店铺入驻' }).click()
  await page.getByRole('link', { name: shop }).click()
  await page.getByRole('heading', { name: shop }).waitFor()
  await check(page)
}

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

/** Sets the password of the new owner at the mall, proven by the code of signing in. */
async function setPassword(page: Page): Promise<void> {
  await page.getByRole('link', { name: '비밀번호 정하기' }).click()
  await page.waitForURL('**/me/basic')
  await page.getByRole('button', { name: '비밀번호 설정' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete="new-password"]').first().fill('squid-at-dawn-9')
  await dialog.getByRole('button', { name: '비밀번호 저장' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Signs in at the business site by number and password, and a code. */
async function signInAsOwner(page: Page, phone: string): Promise<void> {
  await page.goto('/business')
  await page.getByLabel('계정', { exact: true }).fill(phone)
  await page.getByLabel('비밀번호', { exact: true }).fill('squid-at-dawn-9')
  const before = (await codesSentTo(phone)).length
  await page.getByRole('button', { name: '로그인' }).click()
  const field = page.locator('input[autocomplete="one-time-code"]')
  await field.waitFor()
  const isIn = async () => {
    if (!new URL(page.url()).pathname.endsWith('/login')) return true
    const codes = await codesSentTo(phone)
    const again = page.getByRole('button', { name: '인증번호 받기', exact: true })
    if (codes.length === before && (await again.isVisible()))
      await again.click({ timeout: 2_000 }).catch(() => undefined)
    if (codes.length === before) return false
    await field.fill(codes[0]!)
    await page.getByRole('button', { name: '계속', exact: true }).click()
    return false
  }
  await expect.poll(isIn, { timeout: 150_000, interval: 1_000 }).toBe(true)
}

test('somebody applies on a phone, adds what an operator asks for, is admitted, and runs the shop', async () => {
  const phone = aChinesePhone()
  const shop = `새벽수산 ${phone.slice(-5)}`
  const kim = await aVisitor(browser, { locale: 'ko-KR', size: 'phone' })
  await apply(kim, phone, shop)

  const tao = await openBusiness(browser, { account: 'tao' })
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
  await page.getByRole('button', { name: '通过并开店…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '通过并开店' }).click()
  await page.getByRole('link', { name: '看店铺' }).waitFor()
  await check(page)

  await kim.page.reload()
  await kim.page.getByRole('heading', { name: '축하해요! 가게를 열 수 있어요' }).waitFor()
  await check(kim.page)
  await setPassword(kim.page)
  await signInAsOwner(kim.page, phone)
  await kim.page.waitForURL('**/business/overview')
  await check(kim.page)
  expect([...kim.problems, ...tao.problems]).toEqual([])
  await kim.context.close()
  await tao.context.close()
})
