// by turns: day 2 of 3
import type { Locale } from '@hojip/platform/i18n'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

const words: Record<Locale, Record<'prices' | 'chart' | 'place' | 'province' | 'take' | 'chosen', RegExp>> = {
  'zh-CN': {
    prices: /90 天走势/,
    chart: /价格走势图/,
    place: /换一个地方/,
    province: /^广东省$/,
    take: /送到这里/,
    chosen: /送至 广东省/,
  },
  'en-US': {
    prices: /Price history/,
    chart: /Price chart/,
    place: /Deliver to .*, change/,
    province: /^Guangdong$/,
    take: /Deliver here/,
    chosen: /Deliver to Guangdong/,
  },
  'ko-KR': {
    prices: /90일 가격 변화/,
    chart: /가격 변화 그래프/,
    place: /바꾸기$/,
    province: /^광동성$/,
    take: /여기로 받기/,
    chosen: /받는 곳 광동성/,
  },
}

/** Opens the first product that a search finds and that has been reduced. */
async function openReduced(page: Page) {
  const answer = await page.request.post('/v1/bizGoods/findAll', { data: { pageNum: 1, pageSize: 60 } })
  const { data } = (await answer.json()) as { data: { list: { pkId: string; linePrice?: string }[] } }
  await page.goto(`/goods/info/${data.list.find(({ linePrice }) => linePrice)!.pkId}`)
}

test.each(
  looksOfToday('product parts', [
    ['zh-CN', 'desktop'],
    ['en-US', 'phone'],
    ['ko-KR', 'phone'],
  ] as const),
)('prices and places open from the buy box: %s, %s', async (locale, size) => {
  const visitor = await aVisitor(browser(), { locale, size })
  const { page, problems } = visitor
  const text = words[locale]
  await openReduced(page)
  const dialog = page.getByRole('dialog')

  const prices = page.getByRole('button', { name: text.prices })
  await prices.click()
  await dialog.getByRole('img', { name: text.chart }).waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await prices.evaluate((button) => button === document.activeElement)).toBe(true)

  await page.getByRole('button', { name: text.place }).filter({ visible: true }).click()
  await dialog.getByRole('button', { name: text.province }).click()
  await dialog.getByRole('button', { name: text.take }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: text.take }).click()
  const chosen = page.getByRole('button', { name: text.chosen }).filter({ visible: true })
  await chosen.waitFor()
  await page.reload()
  await chosen.waitFor()
  await expectNoSidewaysScroll(page)
  expect(problems).toEqual([])
  await visitor.context.close()
})
