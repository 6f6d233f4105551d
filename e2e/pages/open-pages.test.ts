// by turns: day 3 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, signInByCode } from '../testing/accounts.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'

const browser = aBrowser()

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}

function tagsOf(page: Page) {
  return page.getByRole('navigation', { name: '打开的页面' }).getByRole('link')
}

function titles(page: Page) {
  return tagsOf(page).allInnerTexts()
}

function scrolled(page: Page) {
  return page.locator('html').evaluate((html) => html.scrollTop)
}

/** Opens a search and the first product found. */
async function openListAndProduct(page: Page) {
  await page.goto(`/goods/search/${encodeURIComponent('茶')}`)
  await tagsOf(page).first().waitFor()
  const link = page.getByRole('main').locator('a[href^="/goods/info/"]').nth(4)
  await link.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  await link.click()
  await page.waitForURL('**/goods/info/*')
  await expect.poll(() => titles(page)).toHaveLength(3)
  return before
}

test('an open page is restored as it was left, with its choices and its scroll position', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  const before = await openListAndProduct(page)
  const name = await heading(page).innerText()
  const quantity = page.getByRole('main').locator('[aria-label="数量"] input:visible').first()
  await quantity.fill('3')
  await quantity.press('Tab')
  const requests: string[] = []
  page.on('request', (request) => {
    // Only requests of the list count; a filter under the mouse may preload its own.
    const asked = request.postData() ?? ''
    if (asked.includes('茶') && !asked.includes('category')) requests.push(asked)
  })
  await tagsOf(page).nth(1).click()
  await page.waitForURL('**/goods/search/*')
  await expect.poll(() => scrolled(page)).toBe(before)
  expect(requests).toEqual([])
  await tagsOf(page).nth(2).click()
  await expect.poll(() => heading(page).innerText()).toBe(name)
  await expect.poll(() => quantity.inputValue()).toBe('3')
  await expectAccessible(page)
  // The home page has no tag strip; going back leads to the open page.
  await page.getByRole('link', { name: '首页' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => tagsOf(page).count()).toBe(0)
  await page.goBack()
  await expect.poll(() => quantity.inputValue()).toBe('3')
  expect(problems).toEqual([])
  await context.close()
})

test('tags are closed one by one or together, and are still there after a reload', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await openListAndProduct(page)
  await page.reload()
  await expect.poll(() => titles(page)).toHaveLength(3)
  const [home, list, product] = await titles(page)
  expect(home).toContain('首页')
  await tagsOf(page).nth(2).press('Delete')
  await page.waitForURL('**/goods/search/*')
  await expect.poll(() => titles(page)).toEqual([home, list])
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual([home, list, product])
  await page.getByRole('button', { name: `关闭“${list}”` }).click()
  await expect.poll(() => titles(page)).toEqual([home, product])
  await page.getByRole('button', { name: '管理打开的页面' }).click()
  await page.getByRole('button', { name: '关闭全部页面' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(problems).toEqual([])
  await context.close()
})

test('closing asks for confirmation when the mall is configured so', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.route('**/v1/sysConfig/queryPublic', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    await route.fulfill({ json: { ...answer, data: { ...answer.data, tagCloseConfirm: true } } })
  })
  await openListAndProduct(page)
  const close = page.getByRole('button', { name: /^关闭“/ }).last()
  const question = page.getByRole('alertdialog', { name: '确定要关闭这一页吗？' })
  await close.click()
  await expectAccessible(page)
  await question.getByRole('button', { name: '再看看' }).click()
  await expect.poll(() => titles(page)).toHaveLength(3)
  await close.click()
  await question.getByRole('button', { name: '关闭', exact: true }).last().click()
  await page.waitForURL('**/goods/search/*')
  await expect.poll(() => titles(page)).toHaveLength(2)
  expect(problems).toEqual([])
  await context.close()
})

test('the account card opens by mouse and keyboard, and leads to the account pages and to signing out', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'en-US', size: 'desktop' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.searchParams.get('type') === '0')
  await signInByCode(page, 'en-US', aChinesePhone())
  await page.waitForURL((url) => url.pathname === '/')
  const name = page.getByRole('banner').getByRole('button', { name: 'My account' })
  const centre = page.getByRole('link', { name: 'My account' }).last()
  await name.press('ArrowDown')
  await expect.poll(() => centre.evaluate((link) => link === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => name.evaluate((button) => button === document.activeElement)).toBe(true)
  await expect.poll(() => name.getAttribute('aria-expanded')).toBe('false')
  await name.hover()
  await expect.poll(() => name.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Register free' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('the visitor changes the language, and returns to the top of a long page', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.goto('/me/help?id=16')
  await page.getByRole('banner').getByRole('button', { name: /语言/ }).click()
  await page.getByRole('button', { name: '조선어' }).click()
  await page.locator('html[lang=ko-KR]').waitFor({ state: 'attached' })
  const footer = await page.locator('footer').elementHandle()
  await expect.poll(() => heading(page).innerText()).toBe('교환·반품 정책')
  // Until then the browser may still restore the previous scroll position.
  await page.waitForLoadState()
  await footer.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: '맨 위로' }).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  // The server's HTML was hydrated, not rendered a second time.
  expect(await footer.evaluate((element) => element.isConnected)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('the footer’s help opens by the id of a port, and the other id leads to the same article', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.goto('/me/help')
  await expectAccessible(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: '退换货政策' })
  await expect.poll(() => link.getAttribute('href')).toBe('/me/help?id=16')
  await link.click()
  await expect.poll(() => heading(page).innerText()).toBe('退换货政策')
  await page.goto('/me/help?id=1016')
  await expect.poll(() => heading(page).innerText()).toBe('退换货政策')
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('运费')
  await page.getByRole('searchbox').press('Enter')
  await expect.poll(() => heading(page).innerText()).toMatch(/“运费”找到 \d+ 篇帮助/)
  await page.goto('/me/help?id=4711')
  await expect.poll(() => heading(page).innerText()).toBe('没有这篇帮助')
  expect(problems).toEqual([])
  await context.close()
})

test('on a phone the help articles are stacked, without tags', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  for (const path of ['/me/help', '/me/help?id=16', '/me/help?id=4711', '/500', '/nowhere']) {
    await page.goto(path)
    await heading(page).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  expect(await page.getByRole('navigation', { name: '열린 페이지' }).count()).toBe(0)
  expect(problems.filter((problem) => !problem.includes('/nowhere'))).toEqual([])
  await context.close()
})
