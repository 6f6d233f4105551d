// by turns: day 2 of 3
import { datesFor } from '@hojip/platform/dates'
import { wireTime } from '@hojip/platform/mall-time'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, ask, register } from '../../testing/accounts.ts'
import { callAs } from '../../testing/bought.ts'
import { aBrowser } from '../../testing/browser.ts'
import { check, openBusiness } from '../../testing/business.ts'
import { addOption, paste } from '../../testing/product-editor.ts'

const browser = aBrowser()

interface Info {
  goods: { goodsName: string; price: string; bodyHtml: string }
  specs: { pkId: string; price: string; goodsSn: string; goodsSpecImg: string | null }[]
}

async function infoOf(page: Page, goodsId: string): Promise<Info> {
  const answer = await page.request.get(`/v1/bizGoods/queryGoodsInfo?goodsId=${goodsId}`)
  return ((await answer.json()) as { data: Info }).data
}

/** Takes the product back to the warehouse, schedules when it goes on sale again, and calls that off. */
async function putOnSaleLater(page: Page): Promise<void> {
  await page.getByRole('button', { name: '存到仓库' }).click()
  const card = page.getByRole('region', { name: '定时上架' })
  const field = card.getByLabel('上架时间')
  await field.fill('2020-01-01T08:00')
  await card.getByRole('button', { name: '定时', exact: true }).click()
  await card.getByText('上架时间要在现在之后').waitFor()
  await check(page)
  const at = wireTime(Date.now() + 3_600_000).slice(0, 16)
  const shownTime = datesFor({ locale: 'zh-CN', nowMs: Date.now() }).stamp(`${at}:00`)
  await field.fill(at.replace(' ', 'T'))
  await card.getByRole('button', { name: '定时', exact: true }).click()
  await card.getByText(`将在 ${shownTime} 自动上架`).waitFor()
  await check(page)
  const list = await page.context().newPage()
  await list.goto('/business/products?state=warehouse')
  await list.getByText(`${shownTime.replaceAll('-', '\u2011')} 上架`).waitFor()
  await list.close()
  await card.getByRole('button', { name: '取消定时' }).click()
  await card.getByText('自动上架').waitFor()
  await card.getByRole('button', { name: '定时', exact: true }).waitFor()
}

test('a shop lists a product with twelve variants in three languages, and a shopper puts one into the cart', async () => {
  const { page, problems } = await openBusiness(browser(), { account: 'qingshi-kiln' })
  await page.goto('/business/products')
  await page.getByRole('link', { name: '发布商品' }).click()
  await page.getByLabel('商品名 · 简体中文').fill('编辑器做的扳手')
  await page.getByLabel('商品名 · 한국어').fill('편집기 렌치')
  await page.getByLabel('商品名 · English').fill('Editor wrench')
  await page.getByLabel('分类', { exact: true }).selectOption({ index: 3 })
  const pixel = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })
  await page
    .locator('#pictures input[type=file]')
    .setInputFiles({ name: 'wrench.png', mimeType: 'image/png', buffer: pixel })
  await page.getByRole('button', { name: '图片 1', exact: true }).waitFor()
  await addOption(page, 1, { name: ['长度'], values: [['150mm'], ['200mm'], ['250mm'], ['300mm']] })
  await addOption(page, 2, { name: ['颜色'], values: [['红'], ['黄'], ['蓝']] })
  await expect.poll(() => page.locator('[data-cell$=".price"]').count()).toBe(12)
  const lines = Array.from({ length: 12 }, (_, i) => `¥${10 + i}.50\t${i + 1}\tWR-${i + 1}\t${200 + i}`)
  await paste(page, '150mm · 红 价格（元）', lines.join('\r\n'))
  await page.getByLabel('150mm · 红 规格图').selectOption('图片 1')
  const detail = page.getByRole('textbox', { name: '图文详情 · 简体中文' })
  await detail.fill('好用的扳手')
  await page
    .getByLabel('插入图片')
    .setInputFiles({ name: 'detail.png', mimeType: 'image/png', buffer: pixel })
  await detail.locator('img').waitFor()
  await check(page)
  const wrong = page.getByRole('textbox', { name: '300mm · 蓝 价格（元）', exact: true })
  await wrong.fill('很贵')
  await page.getByText('300mm · 蓝: 价格请填 0.01 到 99,999,999.99 元').waitFor()
  await wrong.fill('21.50')
  await page.getByRole('button', { name: '保存并上架' }).click()
  await page.getByText(/^已保存/).waitFor()
  await page.waitForURL(/\/products\/[0-9a-f-]{36}$/)
  const goodsId = page.url().split('/').at(-1)!
  const info = await infoOf(page, goodsId)
  expect(info.goods).toMatchObject({ goodsName: '编辑器做的扳手', price: '10.50' })
  expect(info.specs).toHaveLength(12)
  expect(info.specs[11]).toMatchObject({ price: '21.50', goodsSn: 'WR-12' })
  expect(info.specs[0]!.goodsSpecImg).toMatch(/^\/pictures\/s-/)
  expect(info.goods.bodyHtml).toMatch(/好用的扳手.*<img src="\/pictures\/s-/)
  const token = await register(aChinesePhone(), 'CN', 'kettle on the hob')
  const { code } = await ask(
    '/appUserCart/saveCart',
    { goodsSpecId: info.specs[0]!.pkId, goodsNum: 1 },
    token,
  )
  expect(code).toBe('10000')
  await page
    .getByText(/第 \d+ 版/)
    .first()
    .waitFor()
  await check(page)
  await putOnSaleLater(page)
  expect(problems).toEqual([])
})

test('two edit one product: what each has changed is joined, and what both have changed is asked', async () => {
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', {
    goodsName: '青瓷茶壶',
  })
  const goodsId = list[0]!.pkId
  const first = await openBusiness(browser(), { account: 'qingshi-kiln' })
  const second = await first.page.context().newPage()
  for (const page of [first.page, second]) await page.goto(`/business/products/${goodsId}`)
  const name = (page: Page) => page.getByLabel('商品名 · 简体中文')
  const before = await name(first.page).inputValue()
  await name(first.page).fill(`${before} 甲`)
  await name(second).fill(`${before} 乙`)
  await second.getByLabel('一句话卖点 · English').fill('Well balanced')
  await first.page.getByRole('button', { name: '保存', exact: true }).click()
  await first.page.getByText(/^已保存/).waitFor()
  await second.getByRole('button', { name: '保存', exact: true }).click()
  await second.getByText('刚刚有人改过这件商品').waitFor()
  await check(second)
  await second.getByRole('radio', { name: '商品名 (简体中文): 对方的' }).check()
  await second.getByRole('button', { name: '按选择继续' }).click()
  await second.getByRole('button', { name: '保存', exact: true }).click()
  await second.getByText(/^已保存/).waitFor()
  expect((await infoOf(second, goodsId)).goods.goodsName).toBe(`${before} 甲`)
  // A way back: the state that the first save found.
  await second
    .getByRole('button', { name: /^恢复这一版/ })
    .last()
    .click()
  await second
    .getByText(/已放回第 \d+ 版/)
    .first()
    .waitFor()
  await second.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(async () => (await infoOf(second, goodsId)).goods.goodsName).toBe(before)
  expect(first.problems).toEqual([])
})
