// by turns: day 1 of 3
import { locales, type Locale } from '@hojip/platform/i18n'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aContext } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

async function opened(locale: Locale, width: number): Promise<Page> {
  const context = await aContext(browser(), { locale, viewport: { width, height: 900 } })
  return context.newPage()
}

/** Where each element is, and what it looks like. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font, display, opacity, boxShadow, borderRadius, textDecoration } =
        getComputedStyle(element)
      const style = [color, backgroundColor, font, display, opacity, boxShadow, borderRadius, textDecoration]
      const name = `${element.tagName} ${element.getAttribute('class')}`
      return [name, [x, y, width, height].map(Math.round), style].join(' | ')
    }),
  )
}

test.each(looksOfToday('first styles', locales))(
  'before its style sheet, a page looks as after it: %s',
  async (locale) => {
    const { list } = await callAs<{ list: { pkId: string; shopId: string }[] }>('1', '/bizGoods/findAll', {
      goodsName: '辣白菜',
    })
    const { pkId, shopId } = list[0]!
    const hrefs = ['/', '/goods', `/goods/info/${pkId}`, `/goods/infoNew/${pkId}`, `/shop/${shopId}`]
    for (const width of [390, 1440]) {
      const page = await opened(locale, width)
      await page.route('**/*.js', (route) => route.abort())
      for (const href of [
        ...hrefs,
        '/chartsGoods',
        '/koreaShop',
        '/importedGoods',
        '/login',
        '/cart',
        '/none',
      ]) {
        await page.goto(inject('mall') + href)
        await page.evaluate(() => document.fonts.ready)
        const before = await looks(page)
        expect(before.length, href).toBeGreaterThan(50)
        const sheet = await page.locator('script[data-styles]').getAttribute('data-styles')
        await page.addStyleTag({ url: sheet! })
        await page.evaluate(() => document.fonts.ready)
        expect(await looks(page), `${href} ${width}`).toEqual(before)
      }
      await page.context().close()
    }
  },
)

test('a style sheet that did not arrive is asked for again, and the page works meanwhile', async () => {
  const page = await opened('zh-CN', 1440)
  let asked = 0
  await page.route('**/*.css', async (route) => {
    asked += 1
    await (asked === 1 ? route.abort() : route.continue())
  })
  await page.goto(`${inject('mall')}/goods`)
  await page.getByRole('button', { name: /语言/ }).click()
  await page.getByText('English', { exact: true }).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2)
  expect(asked).toBe(2)
  await page.context().close()
})
