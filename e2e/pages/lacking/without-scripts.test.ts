// by turns: day 2 of 3
import type { Locale } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import {
  aBrowser,
  aContext,
  aVisitor,
  expectAccessible,
  expectNoSidewaysScroll,
} from '../../testing/browser.ts'
import { looksOfToday } from '../../testing/looking/looks.ts'

const browser = aBrowser()

const words: Record<Locale, { add: string; update: string; remove: string; empty: string; full: string }> = {
  'zh-CN': {
    add: '加入购物车',
    update: '更新',
    remove: '删除',
    empty: '购物车还是空的',
    full: '打开完整的购物车',
  },
  'en-US': {
    add: 'Add to cart',
    update: 'Update',
    remove: 'Remove',
    empty: 'Your cart is empty',
    full: 'Open the full cart',
  },
  'ko-KR': {
    add: '장바구니 담기',
    update: '변경',
    remove: '삭제',
    empty: '장바구니가 비어 있어요',
    full: '전체 장바구니 열기',
  },
}

async function withoutScripts(locale: Locale, width: number) {
  const viewport = { width, height: 844 }
  const context = await aContext(browser(), { locale, viewport, javaScriptEnabled: false })
  return { context, page: await context.newPage() }
}

test.each(
  looksOfToday('cart without scripts', [
    ['zh-CN', 1440],
    ['ko-KR', 390],
    ['en-US', 390],
  ] as const),
)('without scripts a visitor finds a product and fills a cart: %s', async (locale, width) => {
  const w = words[locale]
  const { context, page } = await withoutScripts(locale, width)
  await page.goto('/')
  const field = page.locator('input[name="keyword"]')
  await field.fill('辣白菜')
  await field.press('Enter')
  await page.waitForURL('**/goods/search/**')
  await page.locator('a[href^="/goods/info/"]').first().click()
  await page.waitForURL('**/goods/info/**')
  // The pictures stay, though they open nothing now; buttons that would do nothing are gone.
  await expect.poll(() => page.locator('main img').first().isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: w.add, exact: true }).count()).toBe(0)
  await page.locator('a[href^="/goods/plain/"]').click()
  await page.getByRole('spinbutton').fill('2')
  await page.getByRole('button', { name: w.add }).click()
  await page.waitForURL('**/cart/plain')
  const number = page.getByRole('spinbutton')
  await expect.poll(() => number.inputValue()).toBe('2')
  await number.fill('3')
  await page.getByRole('button', { name: w.update }).click()
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('3')
  const full = await page.getByRole('link', { name: w.full }).getAttribute('href')
  await page.getByRole('button', { name: w.remove }).click()
  await page.getByText(w.empty).waitFor()
  await context.close()

  const visitor = await aVisitor(browser(), { locale, size: 'phone' })
  await visitor.page.goto(full!)
  await expectAccessible(visitor.page)
  expect(visitor.problems).toEqual([])
  await visitor.context.close()
})

const filters = {
  'zh-CN': { filters: '筛选', reduced: /降价/, low: '最低价', high: '最高价', apply: '查看结果' },
  'en-US': {
    filters: 'Filters',
    reduced: /Reduced/,
    low: 'Lowest price',
    high: 'Highest price',
    apply: 'Show results',
  },
  'ko-KR': { filters: '필터', reduced: /할인 중/, low: '최저 가격', high: '최고 가격', apply: '결과 보기' },
}

test.each(
  looksOfToday('filters without scripts', [
    ['zh-CN', 1440],
    ['ko-KR', 390],
    ['en-US', 390],
  ] as const),
)('without scripts a list is narrowed by a form: %s', async (locale, width) => {
  const w = filters[locale]
  const { context, page } = await withoutScripts(locale, width)
  await page.goto('/goods?sort=1')
  const link = page.getByRole('link', { name: w.filters, exact: true })
  await expect.poll(() => link.isVisible()).toBe(width < 1024)
  if (width < 1024) await link.click()
  await page.getByRole('checkbox', { name: w.reduced }).check()
  const brand = page.locator('input[name="brands"]').first()
  await brand.check()
  await page.getByLabel(w.low).fill('10')
  await page.getByRole('button', { name: w.apply }).click()
  await page.waitForURL('**/goods?sort=1&minPrice=10&maxPrice=&reduced=1&brands=*')
  await expect.poll(() => page.getByRole('checkbox', { name: w.reduced }).isChecked()).toBe(true)
  await expect.poll(() => page.locator('input[name="brands"]:checked').count()).toBe(1)
  await expect.poll(() => page.getByLabel(w.low).inputValue()).toBe('10')
  await expect.poll(() => page.locator('.results > li').count()).toBeGreaterThan(0)
  await expectNoSidewaysScroll(page)
  await context.close()
})

test('the forms are accessible and fit a narrow phone', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  await page.setViewportSize({ width: 320, height: 640 })
  const { list } = (await (await context.request.post('/v1/bizGoods/findAll', { data: {} })).json()).data
  await page.goto(`/goods/plain/${list[0].pkId}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: words['ko-KR'].add }).click()
  await page.waitForURL('**/cart/plain')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(problems).toEqual([])
  await context.close()
})
