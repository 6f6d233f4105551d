// by turns: day 1 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { anUnpaidOrder, callAs } from '../testing/bought.ts'
import { aBrowser, aContext } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'
import { settled } from '../testing/looking/settled.ts'

const browser = aBrowser()

/** Links, buttons and fields in view that something else lies on, beside the bars that content passes under. */
function coveredOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The tabs of a product stay at the top while its parts pass under them, however long these are.
    const tabs = ':has(> nav[aria-label="商品详情导航"])'
    const bars = `header, [data-action-bar], [data-tags], [data-toasts], [data-thin-bar], ${tabs}`
    const isFloating = (node: Element | null): boolean =>
      node !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(node).position) || isFloating(node.parentElement))
    return [...document.querySelectorAll('main a, main button, main input, main select')].flatMap((node) => {
      const { left, top, width, height } = node.getBoundingClientRect()
      if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const ends = [left + 2, left + width / 2, left + width - 2]
      const hits = ends.map((x) => document.elementFromPoint(x, top + height / 2))
      const over = hits.find(
        (hit) => hit && !hit.closest(bars) && isFloating(hit) && !node.contains(hit) && !hit.contains(node),
      )
      return over ? [`${node.outerHTML.slice(0, 120)} under ${over.outerHTML.slice(0, 120)}`] : []
    })
  })
}

const widths = [1024, 1280, 1440]

test.each(looksOfToday('nothing covered', widths))(
  'nothing lies on what a page of %i pixels offers',
  async (width) => {
    const context = await aContext(browser(), { locale: 'zh-CN', viewport: { width, height: 800 } })
    const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', { pageSize: 1 })
    await signInAside(context)
    await anUnpaidOrder(context, '辣白菜')
    const page = await context.newPage()
    for (const path of ['/', '/goods', `/goods/info/${list[0]!.pkId}`, '/cart', '/me', '/orders']) {
      await page.goto(path)
      await settled(page)
      for (const down of [0, 500, 1_000, 100_000]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), down)
        await settled(page)
        expect([path, down, await coveredOn(page)]).toEqual([path, down, []])
      }
    }
    await context.close()
  },
)
