// by turns: day 1 of 3
import type { Locale } from '@hojip/platform/i18n'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, signInByCode } from './testing/accounts.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from './testing/browser.ts'
import { looksOfToday } from './testing/looking/looks.ts'
import { words as common } from './testing/words.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    save: '收藏',
    saved: '已收藏',
    see: '查看收藏',
    remove: /^取消收藏/,
    yes: '删除',
    gone: '已取消收藏 1 件商品',
    empty: '还没有收藏商品',
    addToCart: /^加入购物车：/,
    putIn: '加入购物车',
    added: '已加入购物车',
    manage: '管理',
    moveLine: /^移入收藏 /,
    moveChosen: '移入收藏',
    undo: '撤销',
    follow: /^关注/,
    following: /^已关注/,
    unfollow: /^取消关注/,
    noShops: '还没有关注店铺',
    today: '今天',
    clear: '清空足迹',
    clearYes: '清空',
    noLooks: '还没有足迹',
  },
  'ko-KR': {
    save: '찜하기',
    saved: '찜했어요',
    see: '찜 보기',
    remove: /찜 해제$/,
    yes: '삭제',
    gone: '상품 1개의 찜을 해제했어요',
    empty: '아직 찜한 상품이 없어요',
    addToCart: /장바구니 담기/,
    putIn: '장바구니 담기',
    added: '장바구니에 담았어요',
    manage: '편집',
    moveLine: /찜으로 옮기기$/,
    moveChosen: '찜으로 옮기기',
    undo: '되돌리기',
    follow: /^단골 맺기/,
    following: /^단골 가게 /,
    unfollow: /단골 해제$/,
    noShops: '아직 단골 가게가 없어요',
    today: '오늘',
    clear: '모두 지우기',
    clearYes: '모두 지우기',
    noLooks: '최근 본 상품이 없어요',
  },
} as const

interface Walk {
  page: Page
  locale: 'zh-CN' | 'ko-KR'
  size: 'desktop' | 'phone'
  /** Fails on accessibility violations and on sideways scrolling. */
  check: () => Promise<void>
}

function toast(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text }).first()
}

/** A visitor who presses the heart signs in first; afterwards the heart is filled. */
async function saveAsVisitor({ page, locale, check }: Walk) {
  const w = words[locale]
  await page.goto(`/goods/search/${encodeURIComponent(common[locale].wanted)}`)
  await page.locator('main a[href^="/goods/info/"]').first().click()
  await page.waitForURL('**/goods/info/*')
  const path = new URL(page.url()).pathname
  // On desktops there is one below the pictures as well, which shows the same.
  const hearts = page.getByRole('button', { name: w.save, exact: true })
  const heart = hearts.last()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  await heart.click()
  // A look counts after a second on the page, and this journey wants one in its footprints.
  const look = page.waitForResponse(/\/appUserWatchedGoods\/save$/)
  await signInByCode(page, locale, aChinesePhone())
  await page.waitForURL(`**${path}`)
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  for (const one of await hearts.all()) await expect.poll(() => one.getAttribute('aria-pressed')).toBe('true')
  await look
  await page.getByRole('button', { name: w.see }).click()
  await page.waitForURL('**/me/collection')
  await check()
  await expect.poll(() => page.locator(`main article a[href="${path}"]`).count()).toBe(1)
  return path
}

/** Adds a favourite to the cart, removes it from the list, and moves it from the cart back to the list. */
async function throughTheCart({ page, locale, size, check }: Walk, path: string) {
  const w = words[locale]
  await page.getByRole('main').getByRole('button', { name: w.addToCart }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: w.putIn, exact: true }).click()
  await toast(page, w.added).waitFor()
  await removeFromList({ page, locale, size, check })
  await page.goto('/cart')
  await page.locator(`main a[href^="${path}"]`).first().waitFor()
  await check()
  const move = async () => {
    if (size === 'desktop') return page.getByRole('button', { name: w.moveLine }).click()
    const manage = page.getByRole('button', { name: w.manage, exact: true })
    if (await manage.isVisible()) await manage.click()
    await page.getByRole('button', { name: w.moveChosen, exact: true }).click()
  }
  await move()
  await page.getByRole('button', { name: w.undo }).click()
  await page.locator(`main a[href^="${path}"]`).first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: w.undo }).count()).toBe(0)
  await move()
  // The page changes before the server answers; the undo button shows that the move is stored.
  await page.getByRole('button', { name: w.undo }).waitFor()
  await page.goto('/me/collection')
  await expect.poll(() => page.locator(`main article a[href="${path}"]`).count()).toBe(1)
}

async function removeFromList({ page, locale, check }: Walk) {
  const w = words[locale]
  await page.getByRole('main').getByRole('button', { name: w.remove }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: w.yes, exact: true }).waitFor()
  await check()
  await question.getByRole('button', { name: w.yes, exact: true }).click()
  await page.getByRole('heading', { name: w.empty }).waitFor()
  await check()
}

async function followAndEnd({ page, locale, check }: Walk, path: string) {
  const w = words[locale]
  await page.goto(path)
  await check()
  await page.getByRole('button', { name: w.follow }).click()
  await page.getByRole('button', { name: w.following }).waitFor()
  await page.goto('/me/storefavorites')
  await check()
  await page.getByRole('main').getByRole('button', { name: w.unfollow }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: w.unfollow }).click()
  await page.getByRole('heading', { name: w.noShops }).waitFor()
  await check()
}

async function forgetLooks({ page, locale, check }: Walk, path: string) {
  const w = words[locale]
  await page.goto('/me/footprint')
  await page.getByRole('heading', { name: w.today }).waitFor()
  await expect.poll(() => page.locator(`main article a[href="${path}"]`).count()).toBe(1)
  await check()
  await page.getByRole('button', { name: w.clear, exact: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: w.clearYes, exact: true }).click()
  await page.getByRole('heading', { name: w.noLooks }).waitFor()
  await check()
}

/** Everything about favourites, by one shopper in one language on one screen; returns the browser's errors. */
async function keep(locale: Walk['locale'], size: Walk['size']) {
  const { page, context, problems } = await aVisitor(browser(), { locale: locale satisfies Locale, size })
  const check = async () => {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  const walk = { page, locale, size, check }
  const path = await saveAsVisitor(walk)
  await throughTheCart(walk, path)
  await removeFromList(walk)
  await followAndEnd(walk, path)
  await forgetLooks(walk, path)
  await context.close()
  return problems
}

const patience = { timeout: 400_000 }

test.each(
  looksOfToday('favourites', [
    ['zh-CN', 'desktop'],
    ['ko-KR', 'phone'],
  ] as const),
)(
  'a favourite moves to the cart and back, a shop is followed, footprints are cleared: %s, %s',
  patience,
  async (locale, size) => {
    expect(await keep(locale, size)).toEqual([])
  },
)
