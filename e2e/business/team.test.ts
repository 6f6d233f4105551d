import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, sendCode } from '../testing/accounts.ts'
import { aBrowser, aVisitor, codeSentTo, type Visitor } from '../testing/browser.ts'
import { check, signInToBusiness } from '../testing/business.ts'

const browser = aBrowser()

/** An owner that no other journey uses. */
const account = 'wangyuan'

/** Invites a number from the staff page, as one role; returns the path of the link in the message. */
async function invite(page: Page, phone: string, role: RegExp): Promise<string> {
  const card = page.getByRole('region', { name: '请人进来' })
  await card.getByRole('button', { name: '发出邀请' }).click()
  await card.getByText('请至少选一种职责').first().waitFor()
  await check(page)
  await card.getByLabel('手机号码').fill(phone)
  await card.getByRole('checkbox', { name: role }).check()
  await card.getByRole('button', { name: '发出邀请' }).click()
  await page.getByText('邀请短信已发出').first().waitFor()
  return `/business/invitation?code=${await codeSentTo(phone)}`
}

/** Accepts an invitation on a phone in Korean. */
async function accept({ page }: Visitor, link: string, phone: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByText('직원으로 초대했어요').waitFor()
  await check(page)
  await page.getByRole('button', { name: '가입하기' }).click()
  await page.getByRole('alert').getByText('판매자 센터 비밀번호는 12자 이상').waitFor()
  await check(page)
  await page.getByLabel('인증번호', { exact: true }).fill(await sendCode(page, '인증번호 받기', phone))
  await page.getByLabel('이름').fill(name)
  await page.getByLabel('비밀번호 설정').fill('kimchi-at-dawn-9')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '가입하기' }).click()
  await page.waitForURL('**/business/overview')
}

/** The names in the phone's menu, once `look` has seen it. */
async function menuOf(page: Page, look = (_: Page) => Promise.resolve()): Promise<string[]> {
  await page.getByRole('button', { name: '메뉴' }).click()
  const links = page.getByRole('dialog').getByRole('link')
  await links.first().waitFor()
  const names = await links.allTextContents()
  await look(page)
  await page.keyboard.press('Escape')
  return names.map((name) => name.replace(/\d.*$/, '').trim())
}

test('an owner invites somebody, who joins on a phone, gets another role without reloading, and is removed', async () => {
  const owner = await signInToBusiness(browser(), { account })
  const { page } = owner
  await page.getByRole('link', { name: '员工与权限' }).click()
  await page.getByRole('region', { name: '每种职责能做什么' }).waitFor()
  await check(page)
  const [taken, withdrawn] = [aChinesePhone(), aChinesePhone()]
  const dead = await invite(page, withdrawn, /客服/)
  const row = page.getByRole('row').filter({ hasText: withdrawn.slice(-4) })
  await row.getByText('还有 7 天过期').waitFor()
  await row.getByRole('button', { name: '收回' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '收回' }).click()
  await row.waitFor({ state: 'detached' })
  const link = await invite(page, taken, /运营/)

  const kim = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  // What their page asks every half minute is asked at once, below.
  await kim.page.clock.install()
  await kim.page.goto(dead)
  await kim.page.getByRole('heading', { name: '더 이상 쓸 수 없는 초대예요' }).waitFor()
  await check(kim.page)
  // Of its own for each run, and without digits.
  const name = `김새벽${Array.from(taken.slice(-4))
    .map((digit) => '가나다라마바사아자차'[Number(digit)])
    .join('')}`
  await accept(kim, link, taken, name)
  const before = await menuOf(kim.page, check)
  expect(before).toContain('상품평')
  expect(before).not.toContain('고객 상담')
  expect(before).not.toContain('직원·권한')
  await kim.page.goto('/business/staff')
  await kim.page.getByRole('heading', { name: '내 역할로는 볼 수 없는 페이지예요' }).waitFor()
  await check(kim.page)

  await page.reload()
  const member = page.getByRole('row').filter({ hasText: name })
  await member.getByText('在线').waitFor()
  await member.getByRole('button', { name: `改职责：${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /客服/ }).check()
  await check(page)
  await dialog.getByRole('button', { name: '保存' }).click()
  await member.getByText('客服').waitFor()
  await kim.page.clock.fastForward(31_000)
  await expect.poll(() => menuOf(kim.page), { timeout: 150_000, interval: 5_000 }).toContain('고객 상담')

  await member.getByRole('button', { name: `${name}的更多操作` }).click()
  await page.getByRole('button', { name: '移出店铺' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移出店铺' }).click()
  await member.waitFor({ state: 'detached' })
  await kim.page.clock.fastForward(31_000)
  await kim.page.waitForURL('**/business/login**', { timeout: 60_000 })
  expect([...owner.problems, ...kim.problems]).toEqual([])
  await owner.context.close()
  await kim.context.close()
})
