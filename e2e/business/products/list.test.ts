// by turns: day 3 of 3
import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, ask, register } from '../../testing/accounts.ts'
import { callAs } from '../../testing/bought.ts'
import { aBrowser, aVisitor } from '../../testing/browser.ts'
import { check, openBusiness } from '../../testing/business.ts'

const browser = aBrowser()

interface Info {
  goods: { price: string; isOnSale: boolean }
  specs: { pkId: string; price: string; stock: number }[]
}

/** Puts the product on sale, which a failed try may have left off sale; returns its id. */
async function onSale(shop: BrowserContext, words: string): Promise<string> {
  const found = await callAs<{ list: { pkId: string }[] }>(shop, '/bizConsole/queryProducts', { words })
  const goodsId = found.list[0]!.pkId
  await callAs(shop, '/bizConsole/changeProductsOnSale', { goodsIds: [goodsId], isOnSale: true })
  return goodsId
}

async function productOf(wanted: string): Promise<string> {
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', { goodsName: wanted })
  return list[0]!.pkId
}

/** What shoppers see of the product now. */
async function infoOf(page: Page, goodsId: string): Promise<Info> {
  const answer = await page.request.get(`/v1/bizGoods/queryGoodsInfo?goodsId=${goodsId}`)
  return ((await answer.json()) as { data: Info }).data
}

async function isFound(wanted: string, goodsId: string): Promise<boolean> {
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', { goodsName: wanted })
  return list.some(({ pkId }) => pkId === goodsId)
}

/** Why a shopper cannot put the product's first option into the cart; undefined when they can. */
async function cartRefusal(page: Page, goodsId: string): Promise<string | undefined> {
  const token = await register(aChinesePhone(), 'CN', 'kettle on the hob')
  const { specs } = await infoOf(page, goodsId)
  const { data } = await ask('/appUserCart/saveCart', { goodsSpecId: specs[0]!.pkId, goodsNum: 1 }, token)
  return data?.reason
}

test('a shop finds a product, corrects its price by keys, and takes it off sale and back', async () => {
  const { context, page, problems } = await openBusiness(browser(), { account: 'goyo-tools' })
  const goodsId = await onSale(context, '羊角锤')
  await page.goto('/business/products')
  const rows = page.locator('[data-row]')
  await expect.poll(() => rows.count()).toBe(4)
  await check(page)
  await page.locator('h1').press('/')
  await page.keyboard.type('羊角')
  await page.keyboard.press('Enter')
  await expect.poll(() => rows.count()).toBe(1)
  await expect.poll(() => new URL(page.url()).searchParams.get('words')).toBe('羊角')

  const before = (await infoOf(page, goodsId)).specs[0]!.price
  await rows.first().focus()
  await page.keyboard.press('p')
  const field = page.getByRole('textbox', { name: /羊角锤.* 价格/ })
  await field.fill('很便宜')
  await field.press('Enter')
  await page.getByText('请输入 0.01 到 99,999,999.99 元的价格').waitFor()
  await check(page)
  await field.fill('66.6')
  await field.press('Enter')
  await page.getByText('已保存').waitFor()
  await expect.poll(async () => (await infoOf(page, goodsId)).specs[0]!.price).toBe('66.60')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(async () => (await infoOf(page, goodsId)).specs[0]!.price).toBe(before)

  const shopper = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.getByRole('button', { name: /^下架: / }).click()
  await page.getByText(/已下架，顾客不能再下单/).waitFor()
  await expect.poll(async () => (await infoOf(page, goodsId)).goods.isOnSale).toBe(false)
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(async () => (await infoOf(page, goodsId)).goods.isOnSale).toBe(true)

  // Undo is offered for ten seconds only, so it is tried before what a shopper sees.
  await page.getByRole('button', { name: /^下架: / }).click()
  await expect.poll(async () => (await infoOf(page, goodsId)).goods.isOnSale).toBe(false)
  await shopper.page.goto(`/goods/info/${goodsId}`)
  await shopper.page.getByText('这件商品已经下架，不能再买了').first().waitFor()
  expect(await isFound('羊角锤', goodsId)).toBe(false)
  expect(await cartRefusal(page, goodsId)).toBe('cart/goodsGone')
  await page.getByRole('button', { name: /^上架: / }).click()
  await expect.poll(async () => (await infoOf(page, goodsId)).goods.isOnSale).toBe(true)
  expect([...problems, ...shopper.problems]).toEqual([])
})

test('a shop raises all its prices by ten percent, and takes that back', async () => {
  const goodsId = await productOf('自锁卷尺')
  const { page, problems } = await openBusiness(browser(), { account: 'goyo-tools' })
  await page.goto('/business/products?sort=price')
  const before = (await infoOf(page, goodsId)).specs.map(({ price }) => Number(price) * 100)
  await page.getByRole('checkbox', { name: '选中本页全部商品' }).check({ force: true })
  await page.getByText('已选 4 件').waitFor()
  await page.getByRole('button', { name: '改价' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('百分比（%）').fill('10')
  await dialog.getByText(/会修改 \d+ 个规格/).waitFor()
  await check(page)
  await dialog.getByRole('button', { name: '开始改价' }).click()
  await page.getByText(/价格涨 10%：已改好 \d+ 个/).waitFor()
  const raised = before.map((fen) => Math.round(Math.round(fen) * 1.1))
  await expect
    .poll(async () => (await infoOf(page, goodsId)).specs.map(({ price }) => Math.round(Number(price) * 100)))
    .toEqual(raised)
  await check(page)
  await page.getByRole('button', { name: '撤销' }).click()
  await page.getByText(/已撤销“价格涨 10%”/).waitFor()
  await expect
    .poll(async () => (await infoOf(page, goodsId)).specs.map(({ price }) => Number(price) * 100))
    .toEqual(before)
  expect(problems).toEqual([])
})

test('on a phone, in Korean: the stock of a product is corrected in its card', async () => {
  const goodsId = await productOf('장구')
  const { page, problems } = await openBusiness(browser(), {
    account: 'pine-wind-music',
    locale: 'ko-KR',
    size: 'phone',
  })
  await page.goto('/business/products')
  const card = page.getByRole('listitem').filter({ hasText: '장구' })
  await card.waitFor()
  await check(page)
  const unfold = card.getByRole('button', { name: /옵션 \d+개$/ })
  if (await unfold.isVisible()) await unfold.click()
  await card
    .getByRole('button', { name: /재고.*눌러서 수정/ })
    .first()
    .click()
  const field = card.getByRole('textbox', { name: /재고/ })
  const units = (await infoOf(page, goodsId)).specs[0]!.stock + 1
  await field.fill(String(units))
  await check(page)
  await card.getByRole('button', { name: '저장' }).click()
  await card.getByText('저장됨').waitFor()
  await expect.poll(async () => (await infoOf(page, goodsId)).specs[0]!.stock).toBe(units)
  await check(page)
  await card.getByRole('checkbox').check({ force: true })
  await page.getByRole('button', { name: '판매 중지', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('상품 1개의 상태가 바뀌어요').waitFor()
  await check(page)
  await dialog.getByRole('button', { name: '취소' }).click()
  expect(problems).toEqual([])
})
