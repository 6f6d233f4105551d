// by turns: day 1 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, signInByCode } from '../testing/accounts.ts'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

async function kimchi(): Promise<string> {
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', {
    goodsName: '辣白菜',
  })
  return list[0]!.pkId
}

/** Where a section begins, in pixels from the top of the page. */
function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top + scrollY)
}

test.each(
  looksOfToday('story', [
    ['zh-CN', 'desktop'],
    ['ko-KR', 'phone'],
    ['en-US', 'phone'],
  ] as const),
)('the page of the story tells it first and can sell: %s, %s', async (locale, size) => {
  const { page, context, problems } = await aVisitor(browser(), { locale, size })
  const id = await kimchi()
  await page.goto(`/goods/infoNew/${id}`)
  await page.locator('#questions').scrollIntoViewIfNeeded()
  await page.locator('#questions article').first().waitFor()
  const [story, buy, comments] = await Promise.all(
    ['detail', 'buy', 'comments'].map((one) => topOf(page, one)),
  )
  expect(story).toBeLessThan(buy!)
  expect(buy).toBeLessThan(comments!)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical!).pathname).toBe(`/goods/info/${id}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const add = { 'zh-CN': '加入购物车', 'ko-KR': '장바구니 담기', 'en-US': 'Add to cart' }[locale]
  await page.getByRole('button', { name: add, exact: true }).filter({ visible: true }).first().click()
  if (size === 'phone') await page.getByRole('dialog').getByRole('button', { name: add, exact: true }).click()
  const added = { 'zh-CN': '已加入购物车', 'ko-KR': '장바구니에 담았어요', 'en-US': 'Added to cart' }[locale]
  await page.getByText(added).first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a visitor’s press for a lower price is carried out after the sign-in', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  const path = `/goods/info/${await kimchi()}`
  await page.goto(path)
  await page.getByRole('button', { name: /90 天走势/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/降到多少元/).fill('9.90')
  await dialog.getByRole('button', { name: '降价提醒' }).click()
  await signInByCode(page, 'zh-CN', aChinesePhone())
  await page.waitForURL(`**${path}`)
  await page.getByText('好，到时告诉你').first().waitFor()
  await page.getByRole('button', { name: /90 天走势/ }).click()
  await dialog.getByText('降到 ¥9.90 就告诉你。').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('the mouse carries a lens, and a phone’s bar shows when the product arrives', async () => {
  const desktop = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  const path = `/goods/info/${await kimchi()}`
  await desktop.page.goto(path)
  const gallery = desktop.page.getByRole('group', { name: '商品图片' })
  const picture = gallery.locator('button:not([inert]) img').first()
  await expect
    .poll(async () => {
      await picture.hover()
      await desktop.page.mouse.move(300, 420, { steps: 3 })
      return gallery.locator('span[style] img').count()
    })
    .toBe(1)
  await expectNoSidewaysScroll(desktop.page)
  await desktop.page.mouse.move(5, 5)
  await expect.poll(() => gallery.locator('span[style] img').count()).toBe(0)
  expect(desktop.problems).toEqual([])
  await desktop.context.close()

  const phone = await aVisitor(browser(), { locale: 'zh-CN', size: 'phone' })
  await phone.page.goto(path)
  const promise = phone.page.locator('[data-action-bar]').getByText(/送达/)
  await phone.page.locator('#comments article').first().waitFor()
  expect(await promise.count()).toBe(0)
  await phone.page.locator('#comments').scrollIntoViewIfNeeded()
  await phone.page.mouse.wheel(0, 400)
  await promise.waitFor()
  await expectAccessible(phone.page)
  expect(phone.problems).toEqual([])
  await phone.context.close()
})

/** The product's stock runs out while the page is open. */
async function sellOut(page: Page) {
  await page.route('**/v1/bizGoods/queryStockPrice', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { list: { stock: number }[] } }
    for (const one of body.data.list) one.stock = 0
    await route.fulfill({ response: answer, json: body })
  })
}

test.each(
  looksOfToday('sold out', [
    ['zh-CN', /卖完了/, '到货告诉我', '找相似'],
    ['ko-KR', /품절이에요/, '재입고 알림', '비슷한 상품'],
  ] as const),
)(
  'a sold-out product’s bar offers an alert, asked for after the sign-in, and similar ones: %s',
  async (locale, reason, tell, similar) => {
    const { page, context, problems } = await aVisitor(browser(), { locale, size: 'phone' })
    await sellOut(page)
    const path = `/goods/info/${await kimchi()}`
    await page.goto(path)
    const bar = page.locator('[data-action-bar]')
    await bar.getByText(reason).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await expect
      .poll(() => bar.getByRole('link', { name: similar }).getAttribute('href'))
      .toContain('category')
    await bar.getByRole('button', { name: tell }).click()
    await page.getByRole('dialog').getByRole('button', { name: tell }).first().click()
    // The mall has the product in stock and will refuse; that it is asked without another press is what counts.
    const asked = page.waitForRequest('**/v1/appUserNotice/save')
    await signInByCode(page, locale, aChinesePhone())
    expect((await asked).postDataJSON()).toMatchObject({ type: 'stock' })
    await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    expect(problems).toEqual([])
    await context.close()
  },
)
