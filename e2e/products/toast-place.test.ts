// by turns: day 2 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aContext } from '../testing/browser.ts'
import { settled } from '../testing/looking/settled.ts'

const browser = aBrowser()

/** What is read or pressed next on a product, and the bars at the foot, as far as the message lies on it. */
function underToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = document.querySelector('[data-toasts] > *')!.getBoundingClientRect()
    const parts = document.querySelectorAll(
      'main .figures, main fieldset, main [role="radiogroup"], main label, main button, [data-action-bar]',
    )
    // Of the buttons those that buy: pictures, and the heart on them, may be covered for some seconds.
    const isMeant = (part: Element) =>
      part.tagName !== 'BUTTON' || /加入购物车|立即购买/.test(part.textContent)
    return [...parts]
      .filter(isMeant)
      .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map((part) => part.outerHTML.slice(0, 120))
  })
}

test.each([
  [1440, 0],
  [1280, 0],
  [1440, 240],
  [390, 0],
])(
  'the message on a page %i wide, scrolled by %i, lies on no price, option or button',
  async (width, down) => {
    const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', {
      goodsName: '辣白菜',
      pageSize: 1,
    })
    const context = await aContext(browser(), { locale: 'zh-CN', viewport: { width, height: 844 } })
    const page = await context.newPage()
    await page.goto(`/goods/info/${list[0]!.pkId}`)
    await settled(page)
    const add = page.getByRole('button', { name: '加入购物车', exact: true })
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), down)
    await add.locator('visible=true').first().click()
    const dialog = page.getByRole('dialog')
    if (width < 1024) await dialog.getByRole('button', { name: '加入购物车', exact: true }).click()
    await page.locator('[data-toasts]').getByText('已加入购物车').waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(await underToast(page)).toEqual([])
    await context.close()
  },
)
