// by turns: day 2 of 3
import { locales } from '@hojip/platform/i18n'
import { beforeAll, expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aContext, aVisitor, expectAccessible } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const wechat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.61'

interface Listed {
  pkId: string
  shopId: string
}

const browser = aBrowser()
let goods: Listed
beforeAll(async () => {
  const { list } = await callAs<{ list: Listed[] }>('1', '/bizGoods/findAll', { goodsName: '辣白菜' })
  goods = list[0]!
})

async function linkTo(targetType: 'goods' | 'shop', targetId: string): Promise<string> {
  const { url } = await callAs<{ url: string }>('1', '/appShare/createLink', { targetType, targetId })
  const { pathname, search } = new URL(url)
  return pathname + search
}

test.each(looksOfToday('sharing', locales))(
  'the page of a shared product and shop, in %s',
  async (locale) => {
    for (const size of ['desktop', 'phone'] as const) {
      const visitor = await aVisitor(browser(), { locale, size })
      const { page, context, problems } = visitor
      await page.goto(await linkTo('goods', goods.pkId))
      await page.getByRole('img', { name: /QR|二维码/ }).waitFor()
      await expectAccessible(page)
      await page.goto(await linkTo('shop', goods.shopId))
      await expectAccessible(page)
      await page.goto('/share')
      await expectAccessible(page)
      expect(problems).toEqual([])
      await context.close()
    }
  },
)

test('without a script the page of a link leads to the product and to its order', async () => {
  const context = await aContext(browser(), { locale: 'zh-CN', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(await linkTo('goods', goods.pkId))
  expect(await page.locator('aside').count()).toBe(0)
  await page.getByRole('link', { name: '看详情' }).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/goods/info/${goods.pkId}`)
  await page.goto(`/AppCommodity/${goods.pkId}`)
  await page.getByRole('link', { name: '立即购买' }).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(login|cart\/confirm|goods\/info\/.*)$/)
  await context.close()
})

test('inside WeChat a strip leads to the browser, and the link can be copied', async () => {
  const { page, context, problems } = await aVisitor(browser(), {
    locale: 'zh-CN',
    size: 'phone',
    userAgent: wechat,
  })
  await page.goto(await linkTo('goods', goods.pkId))
  await page.getByText('在浏览器打开').waitFor()
  await page.getByRole('button', { name: '复制链接' }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
