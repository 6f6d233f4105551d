// by turns: day 1 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser } from '../../testing/browser.ts'
import { check, openBusiness } from '../../testing/business.ts'

const browser = aBrowser()
const shop = 'baishan-craft-beer'

async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: '存草稿' }).click()
  await page.getByText('草稿已存好，同事也看得到').waitFor()
}

/** What a failed try has left. */
async function dropDrafts(page: Page): Promise<void> {
  await page.goto('/business/products/drafts')
  await page.getByRole('heading', { name: '商品草稿箱' }).waitFor()
  const buttons = page.getByRole('button', { name: /^删掉/ })
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click()
    await expect.poll(() => buttons.count()).toBe(left - 1)
  }
}

test('what is half written goes on at another computer, and becomes the product', async () => {
  const name = `半成品 ${Date.now()}`
  const here = await openBusiness(browser(), { account: shop })
  await dropDrafts(here.page)
  await here.page.goto('/business/products')
  await here.page.getByRole('link', { name: '发布商品' }).click()
  await here.page.getByLabel('商品名 · 简体中文').fill(name)
  await saveDraft(here.page)
  await here.page.waitForURL('**/business/products/new?draft=*')
  await check(here.page)

  const there = await openBusiness(browser(), { account: shop, locale: 'ko-KR', size: 'phone' })
  await there.page.goto('/business/products')
  await there.page.getByRole('link', { name: '초안함' }).click()
  await there.page.getByText(name).waitFor()
  await check(there.page)
  await there.page.getByRole('link', { name: `이어서 쓰기 ${name}` }).click()
  const korean = there.page.getByLabel('상품명 · 한국어')
  await korean.fill('반쯤 쓴 상품')
  await there.page.getByRole('button', { name: '초안 저장' }).click()
  await there.page.getByText('초안을 저장했어요. 동료도 볼 수 있어요').waitFor()
  await check(there.page)

  // The first one goes on typing meanwhile, and sees the conflict.
  await here.page.getByLabel('商品名 · English').fill('Half written')
  await here.page.getByRole('button', { name: '存草稿' }).click()
  await here.page.getByText('也存了这份草稿').waitFor()
  await check(here.page)
  await here.page.getByRole('button', { name: '换成对方的' }).click()
  await expect.poll(() => here.page.getByLabel('商品名 · 한국어').inputValue()).toBe('반쯤 쓴 상품')

  await here.page.getByLabel('分类', { exact: true }).selectOption({ index: 3 })
  await here.page.locator('[data-cell$=".price"]').first().fill('12.50')
  await here.page.getByRole('button', { name: '存到仓库' }).click()
  await here.page.getByText(/已保存，改了/).waitFor()
  await there.page.reload()
  await there.page.getByText('이 초안은 이제 없어요').waitFor()
  await check(there.page)
  expect([...here.problems, ...there.problems]).toEqual([])
  await Promise.all([here, there].map(({ context }) => context.close()))
})

test('a draft of a product changes nothing until it is saved, and is taken back after it was deleted', async () => {
  const { page, problems, context } = await openBusiness(browser(), { account: shop })
  await dropDrafts(page)
  await page.goto('/business/products')
  await page.getByRole('link', { name: '编辑' }).first().click()
  const field = page.getByLabel('商品名 · English')
  const before = await field.inputValue()
  const after = `Draft ${Date.now()}`
  await field.fill(after)
  await saveDraft(page)
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe(before)
  await page.getByText('存了这件商品的草稿，还没有生效').waitFor()
  await check(page)
  await page.getByRole('button', { name: '接着改' }).click()
  await expect.poll(() => field.inputValue()).toBe(after)

  await page.goto('/business/products/drafts')
  const row = page.getByRole('listitem').filter({ hasText: '修改' }).first()
  await row.getByRole('button', { name: /^删掉/ }).click()
  await page.getByText('草稿已删掉').waitFor()
  await page.getByText('草稿箱是空的').waitFor()
  await page.getByRole('button', { name: '撤销' }).click()
  await row.getByRole('button', { name: /^删掉/ }).click()
  await page.getByText('草稿箱是空的').waitFor()
  await check(page)
  expect(problems).toEqual([])
  await context.close()
})
