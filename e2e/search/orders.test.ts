// by turns: day 3 of 3
import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { anUnpaidOrder } from '../testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    label: '搜索订单',
    hint: '商品、店铺或订单号',
    clear: '清除搜索',
    wanted: '辣白菜',
    none: '没有找到符合的订单',
    all: '查看全部订单',
  },
  'ko-KR': {
    label: '주문 검색',
    hint: '상품, 가게, 주문번호',
    clear: '검색 지우기',
    wanted: '배추김치',
    none: '찾는 주문이 없어요',
    all: '전체 주문 보기',
  },
}

test.each(
  looksOfToday('search in orders', [
    ['zh-CN', 'desktop'],
    ['ko-KR', 'phone'],
  ] as const),
)('a shopper searches in their orders: %s, %s', async (locale, size) => {
  const t = words[locale]
  const { context, page, problems } = await aVisitor(browser(), { locale, size })
  await signInAside(page.context())
  for (const wanted of ['辣白菜', '闹钟']) await anUnpaidOrder(context, wanted)
  await page.goto('/orders')
  const orders = page.getByRole('main').locator('li.card')
  await expect.poll(() => orders.count()).toBe(2)
  if (size === 'phone') await page.getByRole('button', { name: t.label }).click()
  const field = page.getByRole('search', { name: t.label }).getByRole('searchbox', { name: t.hint })
  await field.fill(t.wanted)
  await field.press('Enter')
  await page.waitForURL(/\/orders\?.*words=/)
  await expect.poll(() => orders.count()).toBe(1)
  await orders.getByText(t.wanted).first().waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t.clear }).click()
  await expect.poll(() => orders.count()).toBe(2)
  await field.fill('xyzzy')
  await field.press('Enter')
  await page.getByText(t.none).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.all }).click()
  await expect.poll(() => orders.count()).toBe(2)
  expect(problems).toEqual([])
  await context.close()
})
