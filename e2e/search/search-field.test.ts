// by turns: day 3 of 3
import type { Locale } from '@hojip/platform/i18n'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, askAs, signInByCode } from '../testing/accounts.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'
import { settled } from '../testing/looking/settled.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    typed: '泡菜',
    shop: '延边阿妈妮泡菜坊',
    hot: '大家在搜',
    shops: '店铺',
    help: '退换',
    article: '退换货政策',
    remove: /^删除搜索记录“茶”/,
    undo: '撤销',
    clear: '清空',
    recent: '最近搜过',
  },
  'ko-KR': {
    typed: '김치',
    shop: '연변 어머니 김치집',
    hot: '많이 찾는 검색어',
    shops: '가게',
    help: '반품',
    article: '교환·반품 정책',
    remove: '검색어 ‘茶’ 지우기',
    undo: '되돌리기',
    clear: '모두 지우기',
    recent: '최근 검색어',
  },
  'en-US': {
    typed: 'kimchi',
    shop: 'Yanbian Omoni Kimchi House',
    hot: 'Popular searches',
    shops: 'Shop',
    help: 'returns',
    article: 'Returns and exchanges',
    remove: 'Delete the search “茶”',
    undo: 'Undo',
    clear: 'Clear all',
    recent: 'Recent searches',
  },
}

function field(page: Page) {
  return page.getByRole('combobox').first()
}

/** The active option is the one that the field names, and lies within the screen. */
async function expectActive(page: Page, text: string) {
  const option = page.getByRole('option', { selected: true }).filter({ hasText: text })
  await option.waitFor()
  await expect
    .poll(() => field(page).getAttribute('aria-activedescendant'))
    .toBe(await option.getAttribute('id'))
  const [box, height] = [(await option.boundingBox())!, page.viewportSize()!.height]
  expect([box.y >= 0, box.y + box.height <= height, box.height >= 44]).toEqual([true, true, true])
}

async function search(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
  await page.waitForURL(`**/goods/search/${encodeURIComponent(text)}`)
}

/** The panel shows these recent searches, now or in a moment: a click returns before the page has drawn again. */
async function expectRecent(page: Page, name: string, searches: readonly string[]) {
  const group = page.getByRole('group', { name, exact: true })
  await expect.poll(() => group.getByRole('option').allTextContents()).toEqual(searches)
}

test.each(
  looksOfToday<[Locale, 'desktop' | 'phone']>('search field', [
    ['zh-CN', 'desktop'],
    ['ko-KR', 'phone'],
    ['en-US', 'phone'],
  ]),
)('somebody searches by keyboard, and finds their searches again: %s, %s', async (locale, size) => {
  const t = words[locale]
  const { context, page, problems } = await aVisitor(browser(), { locale, size })
  await page.goto('/')
  await settled(page)
  if (size === 'desktop') await page.keyboard.press('/')
  else await field(page).click()
  await page.getByRole('group', { name: t.hot }).waitFor()
  await expectAccessible(page)

  // The arrows choose, and Enter opens what was chosen.
  await field(page).pressSequentially(t.typed)
  const shops = page.getByRole('group', { name: t.shops, exact: true })
  await shops.waitFor()
  await expectAccessible(page)
  await field(page).press('ArrowDown')
  await expect.poll(() => field(page).inputValue()).not.toBe(t.typed)
  await field(page).press('Escape')
  await expect.poll(() => field(page).inputValue()).toBe(t.typed)
  await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('false')
  await field(page).press('ArrowDown')
  await shops.waitFor()
  const at = (await page.getByRole('option').allTextContents()).findIndex((text) => text.includes(t.shop))
  for (let i = 0; i <= at; i++) await field(page).press('ArrowDown')
  await expectActive(page, t.shop)
  await field(page).press('Enter')
  await page.waitForURL('**/shop/**')

  // Help is found from the same field.
  await page.goto('/')
  await settled(page)
  await field(page).pressSequentially(t.help)
  await page.getByRole('option', { name: t.article }).click()
  await page.getByRole('heading', { name: t.article }).first().waitFor()

  await page.goto('/')
  await search(page, '茶')
  await page.goto('/')
  await search(page, t.typed)
  await page.goto('/')
  await field(page).click()
  await page.getByRole('group', { name: t.recent }).waitFor()
  await expectRecent(page, t.recent, [t.typed, '茶'])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t.remove }).press('Enter')
  await expectRecent(page, t.recent, [t.typed])
  await page.getByRole('button', { name: t.undo, exact: true }).press('Enter')
  await expectRecent(page, t.recent, [t.typed, '茶'])

  // After signing in they are the user's: in the account, no longer in the browser.
  await page.goto('/login')
  await signInByCode(page, locale, aChinesePhone())
  const { data } = await askAs(context, '/appUserSearch/queryHistory', {})
  expect(data).toMatchObject({ list: [{ text: t.typed }, { text: '茶' }] })
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
  await page.goto('/')
  await search(page, '冷面')
  await page.goto('/')
  await field(page).click()
  await page.getByRole('group', { name: t.recent }).waitFor()
  await expectRecent(page, t.recent, ['冷面', t.typed, '茶'])
  await page.getByRole('button', { name: t.clear, exact: true }).click()
  await expectRecent(page, t.recent, [])
  await expect
    .poll(async () => (await askAs(context, '/appUserSearch/queryHistory', {})).data)
    .toMatchObject({ list: [] })
  expect(problems).toEqual([])
  await context.close()
})

test('what is typed stays in the one field, with the focus, wherever the page is scrolled to', async () => {
  const { page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.goto('/goods')
  await settled(page)
  const search = page.getByRole('search', { name: '搜商品、店铺' })
  const input = search.getByRole('combobox')
  const shown = async () => [
    await search.count(),
    await input.inputValue(),
    await input.evaluate((element) => element === document.activeElement),
  ]
  await input.fill('泡菜')
  await page.mouse.wheel(0, 900)
  await page.locator('[data-thin-bar]').waitFor()
  await expect.poll(shown).toEqual([1, '泡菜', true])
  await input.pressSequentially('坛')
  await page.mouse.wheel(0, -900)
  await page.locator('[data-thin-bar]').waitFor({ state: 'detached' })
  await expect.poll(shown).toEqual([1, '泡菜坛', true])
  expect(problems).toEqual([])
})
