// by turns: day 1 of 3
import type { Locale } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { askAs, signInAside } from '../testing/accounts.ts'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    hint: '商品或店铺名称',
    search: '搜索收藏',
    wanted: '辣白菜',
    all: '看全部收藏',
    none: '收藏里没有“xyzzy”',
  },
  'ko-KR': {
    hint: '상품 또는 가게 이름',
    search: '찜한 상품 검색',
    wanted: '배추김치',
    all: '찜한 상품 모두 보기',
    none: '‘xyzzy’에 맞는 찜한 상품이 없어요',
  },
}

test.each(
  looksOfToday<[Extract<Locale, keyof typeof words>, 'desktop' | 'phone']>('search in favourites', [
    ['zh-CN', 'desktop'],
    ['ko-KR', 'phone'],
  ]),
)('a shopper searches in what they have saved: %s, %s', async (locale, size) => {
  const t = words[locale]
  const { context, page, problems } = await aVisitor(browser(), { locale, size })
  await signInAside(page.context())
  for (const goodsName of ['辣白菜', '茶']) {
    const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', { goodsName })
    expect((await askAs(context, '/appUserFavorite/save', { goodsId: list[0]!.pkId })).code).toBe('10000')
  }
  await page.goto('/me/collection')
  const products = page.locator('.product-grid > li')
  await expect.poll(() => products.count()).toBe(2)
  const field = page.getByRole('search', { name: t.search }).getByRole('searchbox', { name: t.hint })
  await field.fill(t.wanted)
  await field.press('Enter')
  await page.waitForURL('**/me/collection?words=**')
  await expect.poll(() => products.count()).toBe(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await field.fill('xyzzy')
  await field.press('Enter')
  await page.getByText(t.none).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.all }).click()
  await expect.poll(() => products.count()).toBe(2)
  expect(problems).toEqual([])
  await context.close()
})
