// by turns: day 2 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, aVisitor } from '../../testing/browser.ts'
import { settled } from '../../testing/looking/settled.ts'
import { words } from '../../testing/words.ts'

const browser = aBrowser()

/** The scripts that a page loads. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const found = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') found.add(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await settled(page)
  return [...found]
}

async function aProduct(page: Page): Promise<string> {
  await page.goto(`/goods/search/${encodeURIComponent(words['zh-CN'].wanted)}`)
  return (await page.locator('main a[href^="/goods/info/"]').first().getAttribute('href'))!
}

test('whichever script of a product page is lost on the way, the page stays visible and is hydrated', async () => {
  const first = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  const path = await aProduct(first.page)
  const scripts = await scriptsOf(first.page, path)
  expect(scripts.length).toBeGreaterThan(4)
  const entry = await first.page.locator('script[type=module][src]').getAttribute('src')
  await first.context.close()
  for (const lost of scripts) {
    const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
    // Both tries of the browser: its own preload, and the import.
    let toLose = 2
    await context.route(`**${lost}`, (route) =>
      toLose-- > 0 ? route.abort('connectionreset') : route.fallback(),
    )
    await page.goto(path)
    // The entry itself is not ours to ask for again: the page stays as HTML with its links.
    if (!entry!.endsWith(lost)) {
      const name = page.getByRole('button', { name: words['zh-CN'].addToCart, exact: true }).first()
      await name.click()
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('guestCart') ?? ''), {
          message: lost,
          timeout: 15_000,
        })
        .toContain('goodsNum')
    }
    await expect.poll(() => page.locator('main h1:visible').count(), { message: lost }).toBe(1)
    expect(await page.getByText('页面出了点问题').count(), lost).toBe(0)
    // The script is lost on purpose; what came of it is no error.
    expect(
      problems.filter(
        (problem) => !/ERR_CONNECTION_RESET|dynamically imported|Failed to fetch/.test(problem),
      ),
      lost,
    ).toEqual([])
    await context.close()
  }
})

test('a part whose script stays away is missing alone, shows a message, and heals by “try again”', async () => {
  const { context, page } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  const path = await aProduct(page)
  await page.goto(path)
  await settled(page)
  let isAway = true
  // Everything that the page needs at first is there; what a press needs is not.
  await context.route('**/assets/*.js', (route) =>
    isAway ? route.abort('connectionreset') : route.fallback(),
  )
  await page.locator('main button.cursor-zoom-in:visible').first().click()
  await page.getByText('页面的一部分没有加载出来').waitFor()
  await expect.poll(() => page.locator('main h1:visible').count()).toBe(1)
  expect(await page.getByRole('dialog').count()).toBe(0)
  isAway = false
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('dialog').waitFor()
})
