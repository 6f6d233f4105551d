import type { Page } from 'playwright'
import { sendCode, signInByCode } from './accounts.ts'
import type { Visitor } from './browser.ts'
import { check } from './business.ts'
import { aPicture } from './picture.ts'
import { expect } from 'vitest'

/** What the new owner of a shop signs in with at the business site. */
export const ownersPassword = 'squid-at-dawn-9'

/** Goes to the next step of the form. */
export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: '다음' }).click()
}

/** Uploads a picture for one kind of document. */
export async function upload(page: Page, group: string, name: string): Promise<void> {
  const uploader = page.getByRole('group', { name: group })
  const chosen = page.waitForEvent('filechooser')
  await uploader.getByRole('button').last().click()
  await (await chosen).setFiles(aPicture(name))
  await uploader.getByRole('img').first().waitFor()
}

/** Applies on a phone in Korean, as a company with two pictures. */
export async function apply({ page }: Visitor, phone: string, shop: string): Promise<void> {
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
  await expect.poll(() => page.getByLabel('가게 이름').inputValue()).toBe(shop)
  await next(page)
  await next(page)
  await page.getByRole('alert').getByText('이 서류의 사진을 올려 주세요').waitFor()
  await upload(page, '대표자 신분증', 'identity')
  await next(page)
  await page.getByText('판매자 입점 약관').click()
  await page.getByRole('heading', { name: '5. 구매자 정보' }).waitFor()
  await check(page)
  await page.getByRole('checkbox', { name: '입점 약관을 읽었고 동의해요' }).check({ force: true })
  await page.getByLabel('인증번호', { exact: true }).fill(await sendCode(page, '인증번호 받기', phone))
  await check(page)
  await page.getByRole('button', { name: '신청 보내기' }).click()
  await page.getByRole('heading', { name: '신청을 받았어요. 심사하고 있어요' }).waitFor()
  await check(page)
}

/** Opens the application from the operators' list. */
export async function openApplication(page: Page, shop: string): Promise<void> {
  await page.getByRole('link', { name: '店铺入驻' }).click()
  await page.getByRole('link', { name: shop }).click()
  await page.getByRole('heading', { name: shop }).waitFor()
  await check(page)
}

/** Sets the password of the new owner at the mall, proven by the code of signing in. */
export async function setPassword(page: Page): Promise<void> {
  await page.getByRole('link', { name: '비밀번호 정하기' }).click()
  await page.waitForURL('**/me/basic')
  await page.getByRole('button', { name: '비밀번호 설정' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete="new-password"]').first().fill(ownersPassword)
  await dialog.getByRole('button', { name: '비밀번호 저장' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Admits the application that is open, which opens the shop. */
export async function admit(page: Page): Promise<void> {
  await page.getByRole('button', { name: '通过并开店…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '通过并开店' }).click()
  await page.getByRole('link', { name: '看店铺' }).waitFor()
  await check(page)
}
