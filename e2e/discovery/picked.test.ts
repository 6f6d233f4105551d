// by turns: day 1 of 3
import type { Locale } from '@hojip/platform/i18n'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { askAs, signInAside } from '../testing/accounts.ts'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    deals: '今日早市',
    seen: '最近看过',
    clear: '清空',
    stop: '不再记录',
    again: '重新记录',
    picked: '为你挑选',
    popular: '大家常买',
    because: '因为你看过',
    isOff: '你已关闭个性化推荐',
    row: '个性化推荐 开启',
    off: '个性化推荐已关闭',
    remove: '删除搜索记录',
    removed: '搜索记录已删除',
  },
  'en-US': {
    deals: 'Morning deals',
    seen: 'Recently viewed',
    clear: 'Clear',
    stop: 'Stop recording',
    again: 'Record again',
    picked: 'Picked for you',
    popular: 'Bought by many',
    because: 'Because you looked at',
    isOff: 'You have switched personal recommendations off',
    row: 'Personal recommendations On',
    off: 'Personal recommendations are off',
    remove: 'Delete searches',
    removed: 'Searches deleted',
  },
  'ko-KR': {
    deals: '오늘의 아침장',
    seen: '최근 본 상품',
    clear: '비우기',
    stop: '기록 끄기',
    again: '다시 기록하기',
    picked: '이런 상품 어때요',
    popular: '많이 사는 상품',
    because: '본 상품',
    isOff: '맞춤 추천을 꺼 두셨어요',
    row: '맞춤 추천 켜기',
    off: '맞춤 추천을 껐어요',
    remove: '검색 기록 삭제',
    removed: '검색 기록을 삭제했어요',
  },
} satisfies Record<Locale, object>

async function aProduct(goodsName = '辣白菜') {
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', { goodsName })
  return list[0]!.pkId
}

async function scrollTo(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true })
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 700)
        return heading.count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  await heading.scrollIntoViewIfNeeded()
}

const sizes = [
  ['zh-CN', 'desktop'],
  ['en-US', 'desktop'],
  ['ko-KR', 'phone'],
] as const

test.each(looksOfToday('visitor’s deals', sizes))(
  'a visitor sees deals, and what this browser alone knows: %s, %s',
  async (locale, size) => {
    const t = words[locale]
    const { page, problems } = await aVisitor(browser(), { locale, size })
    const goodsId = await aProduct()
    await page.goto(`/goods/info/${goodsId}`)
    await page.waitForFunction(() => localStorage.getItem('seenHere') !== null)
    await page.goto('/')
    const deals = page.getByRole('region', { name: t.deals })
    await expect.poll(() => deals.getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
    await expect.poll(() => deals.locator('s').count()).toBe(await deals.getByRole('listitem').count())
    await scrollTo(page, t.seen)
    await page.getByText(t.because).first().waitFor()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: t.stop }).click()
    await page.getByRole('heading', { name: t.popular, exact: true }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('seenHere'))).toBeNull()
    await page.getByRole('button', { name: t.again }).click()
    for (const id of [await aProduct('茶'), goodsId]) {
      await page.goto(`/goods/info/${id}`)
      await page.waitForFunction((one) => localStorage.getItem('seenHere')?.includes(one), id)
    }
    await page.goto('/')
    await scrollTo(page, t.seen)
    const own = page.getByRole('region', { name: t.seen, exact: true })
    const rows = own.getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(2)
    await rows.first().getByRole('button').press('Enter')
    await expect.poll(() => rows.count()).toBe(1)
    // By keyboard one goes on from the neighbour, and from the place when nothing is left of it.
    await expect
      .poll(() => rows.getByRole('button').evaluate((one) => one === document.activeElement))
      .toBe(true)
    await page.getByRole('button', { name: t.clear }).press('Enter')
    await expect.poll(() => own.count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('DIV')
    expect(problems).toEqual([])
  },
)

test.each(looksOfToday('picks', sizes))(
  'a shopper gets picks with the reason, and switches them off: %s, %s',
  async (locale, size) => {
    const t = words[locale]
    const { context, page, problems } = await aVisitor(browser(), { locale, size })
    await signInAside(page.context())
    const goodsId = await aProduct()
    expect((await askAs(context, '/appUserWatchedGoods/save', { goodsId })).code).toBe('10000')
    expect((await askAs(context, '/appUserSearch/save', { words: ['茶'] })).code).toBe('10000')
    await page.goto('/')
    await scrollTo(page, t.picked)
    await page.getByText(t.because).first().waitFor()
    await page.goto('/me/basic')
    const box = page.getByRole('checkbox', { name: t.row })
    await box.click()
    await page.getByText(t.off).first().waitFor()
    expect(await box.isChecked()).toBe(false)
    expect((await askAs(context, '/appUserSearch/queryHistory', {})).data).toMatchObject({ list: [] })
    await page.getByRole('button', { name: t.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.remove }).click()
    await page.getByText(t.removed).first().waitFor()
    await expectAccessible(page)
    await page.goto('/')
    await scrollTo(page, t.popular)
    await page.getByText(t.isOff).waitFor()
    expect(await page.getByText(t.because).count()).toBe(0)
    expect(problems).toEqual([])
  },
)
