// by turns: day 2 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

/** Reads the page anew until it shows the text: other servers of the mall follow within two seconds. */
async function expectText(page: Page, path: string, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(path)
      return page.getByText(text).count()
    })
    .toBeGreaterThan(0)
}

test('an operator rewrites an article, a reader sees it at once, and the text of before comes back', async () => {
  const tao = await openBusiness(browser(), { account: 'tao', locale: 'ko-KR', size: 'phone' })
  const { page } = tao
  await page.goto('/business/help')
  await check(page)
  await page.getByRole('link', { name: /배송비/ }).click()
  await page.getByRole('tab', { name: '조선어' }).waitFor()
  const lead = `배송비 한눈에 보기 ${Date.now()}, {payMinutes}분`
  await page.getByLabel('한 문장 소개').fill('')
  await page.getByRole('button', { name: '게시', exact: true }).click()
  await page.getByRole('alert').getByText('고칠 곳 1군데').waitFor()
  await check(page)
  await page.getByLabel('한 문장 소개').fill(lead)
  const shown = lead.replace('{payMinutes}', '30')
  await page.getByText(shown).waitFor()

  // Somebody else publishes the same article meanwhile.
  const other = await tao.context.newPage()
  await other.goto('/business/help/deliveryFee')
  await other.getByLabel('제목', { exact: true }).fill('배송비 안내')
  await other.getByRole('button', { name: '게시', exact: true }).click()
  await other.getByLabel('무엇을 바꿨나요 (내부 메모)').fill('제목을 바꿨어요')
  await other.getByRole('dialog').getByRole('button', { name: '게시', exact: true }).click()
  await other.getByText('게시했어요. 바로 보여요').waitFor()
  await other.close()

  const publish = async () => {
    await page.getByRole('button', { name: '게시', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '게시', exact: true }).click()
  }
  await publish()
  await page.getByText('새 버전을 게시했어요: 제목을 바꿨어요').waitFor()
  await check(page)
  await page.getByRole('button', { name: '내 글로 계속하기' }).click()
  await publish()
  await page.getByText('게시했어요. 바로 보여요').waitFor()

  const lin = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  await expectText(lin.page, '/me/help?id=14', shown)

  await page.getByRole('button', { name: '지난 버전' }).click()
  await page.getByRole('button', { name: '기본 글을 가져와 편집' }).click()
  await page.getByText('기본 글로 바꿨어요').waitFor()
  await publish()
  await expect.poll(() => page.getByText('최신 버전과 같아요').count()).toBe(1)
  await expectText(lin.page, '/me/help?id=14', '배송비')
  expect([...tao.problems, ...lin.problems]).toEqual([])
  await Promise.all([tao, lin].map(({ context }) => context.close()))
})

test('a change of an agreement is announced, and readers read both versions', async () => {
  const yun = await openBusiness(browser(), { account: 'yun', locale: 'zh-CN' })
  const { page } = yun
  await page.goto('/business/help/privacy')
  await check(page)
  const heading = `第三方的名单 ${Date.now()}`
  await page.getByLabel('小标题').last().fill(heading)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const date = dialog.getByLabel('生效日期')
  const first = await date.inputValue()
  await date.fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
  await dialog.getByRole('button', { name: '发布', exact: true }).click()
  await dialog.getByText('协议的修改要先公示').waitFor()
  await check(page)
  await date.fill(first)
  await dialog.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByText('已开始公示').waitFor()

  const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await expectText(lin.page, '/user-privacy-agreement', '新版本正在公示')
  expect(await lin.page.getByText(heading).count()).toBe(0)
  await check(lin.page)
  await lin.page.getByRole('link', { name: '看看改成了什么' }).click()
  await lin.page.getByRole('heading', { name: heading }).waitFor()
  await lin.page.getByText('这是公示中的新版本').waitFor()
  await check(lin.page)
  await lin.page.getByRole('link', { name: '看现在生效的版本' }).click()
  await lin.page.getByText('新版本正在公示').waitFor()
  await expectText(lin.page, '/', '《隐私政策》有修改')
  await check(lin.page)
  await lin.page.getByRole('link', { name: '看看改成了什么' }).click()
  await lin.page.getByRole('heading', { name: heading }).waitFor()
  expect([...yun.problems, ...lin.problems]).toEqual([])
  await Promise.all([yun, lin].map(({ context }) => context.close()))
})
