// by turns: day 2 of 3
import type { Locale } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    sales: '热销榜',
    score: '好评榜',
    places: '好评榜名次',
    categories: '分类',
    none: '好评榜暂无排名',
    mall: '看全部分类的榜',
    how: '怎么排的',
  },
  'ko-KR': {
    sales: '많이 팔린 상품',
    score: '평점 높은 상품',
    places: '평점 높은 상품 랭킹',
    categories: '분류',
    none: '평점 높은 상품 랭킹이 아직 없어요',
    mall: '전체 분류 랭킹 보기',
    how: '랭킹 계산 방법',
  },
  'en-US': {
    sales: 'Best sellers',
    score: 'Best rated',
    places: 'Best rated: places',
    categories: 'Categories',
    none: 'Best rated: no ranking yet',
    mall: 'See all categories',
    how: 'How it is ranked',
  },
}

test.each(
  looksOfToday<[Locale, 'desktop' | 'phone']>('rankings', [
    ['zh-CN', 'desktop'],
    ['ko-KR', 'phone'],
    ['en-US', 'phone'],
  ]),
)('a visitor reads the best rated products and how they are ranked: %s, %s', async (locale, size) => {
  const t = words[locale]
  const { context, page, problems } = await aVisitor(browser(), { locale, size })
  await page.goto('/')
  await page.locator('a[href="/chartsGoods"]:visible').first().click()
  await page.getByRole('heading', { level: 1, name: t.sales }).waitFor({ state: 'attached' })
  // The formula is explained at the first visit, and one line on phones afterwards.
  const formula = page.getByRole('button', { name: t.how })
  if (size === 'phone') await expect.poll(() => formula.getAttribute('aria-expanded')).toBe('true')

  await page.getByRole('link', { name: t.score, exact: true }).locator('visible=true').click()
  await page.waitForURL('**/chartsGoods?type=score&days=30')
  const places = page.getByRole('list', { name: t.places })
  await places.first().waitFor()
  const shown = places.getByRole('listitem').locator('visible=true')
  await expect.poll(() => shown.count()).toBe(10)
  const first = await shown.first().getByRole('heading').textContent()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // A category of the demo has fewer than ten products: the page explains it, and leads back.
  const categories = page.getByRole('navigation', { name: t.categories }).locator('visible=true')
  const few = size === 'phone' ? categories : categories.locator('details')
  if (size === 'desktop') await few.locator('summary').click()
  await few.getByRole('link').last().click()
  await page.getByRole('heading', { name: t.none }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.mall }).press('Enter')
  await expect.poll(() => shown.first().getByRole('heading').textContent()).toBe(first)

  if (size === 'phone') {
    await page.reload()
    await page.locator('button[aria-expanded="false"]', { hasText: t.how }).waitFor()
    await formula.press('Enter')
    await expect.poll(() => formula.getAttribute('aria-expanded')).toBe('true')
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
  }
  expect(problems).toEqual([])
  await context.close()
})
