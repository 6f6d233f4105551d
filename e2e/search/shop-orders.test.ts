// by turns: day 2 of 3
import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { aPaidOrder } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    form: '搜索订单',
    none: '没有找到与“xyzzy”有关的订单',
    clear: '清除搜索',
    more: '更多条件',
    from: '从',
  },
  'ko-KR': {
    form: '주문 검색',
    none: '‘xyzzy’에 맞는 주문이 없어요',
    clear: '검색 지우기',
    more: '상세 조건',
    from: '시작일',
  },
}

test.each(
  looksOfToday('a shop searches its orders', [
    ['zh-CN', 'desktop'],
    ['ko-KR', 'phone'],
  ] as const),
)('a shop finds an order by its end, and a product in any language: %s, %s', async (locale, size) => {
  const t = words[locale]
  const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await signInAside(lin.context)
  const { orderCode } = await aPaidOrder(lin.context, '辣白菜')
  await lin.context.close()
  const { page } = await openBusiness(browser(), { account: 'mei', locale, size })
  await page.goto('/business/orders')
  await page.getByText(orderCode).first().waitFor()
  await page.keyboard.press('/')
  const field = page.getByRole('search', { name: t.form }).getByRole('searchbox')
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  for (const typed of [orderCode.slice(-6), '辣白菜', '배추김치']) {
    await field.fill(typed)
    await field.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('words') === typed)
    await page.getByText(orderCode).first().waitFor()
  }
  await page.goBack()
  await page.waitForURL((url) => url.searchParams.get('words') === '辣白菜')
  await expect.poll(() => field.inputValue()).toBe('辣白菜')
  await page.getByRole('button', { name: t.more }).click()
  await check(page)
  await page.getByLabel(t.from, { exact: true }).fill('2999-01-01')
  await page.getByLabel(t.from, { exact: true }).press('Enter')
  await page.waitForURL(/from=2999-01-01/)
  await expect.poll(() => page.getByText(orderCode).count()).toBe(0)
  await page.goto('/business/orders')
  await field.fill('xyzzy')
  await field.press('Enter')
  await page.getByText(t.none).waitFor()
  await check(page)
  await page.getByRole('link', { name: t.clear }).click()
  await page.getByText(orderCode).first().waitFor()
})
