// by turns: day 2 of 3
import { addressIn, type Locale } from '@hojip/platform/i18n'
import { expect, inject, test } from 'vitest'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'
import { hasGuestCart } from '../testing/purchase.ts'

interface Info {
  goods: { pkId: string }
  specs: {
    pkId: string
    price: string
    stock: number
    isDefault: boolean
    choice: number[]
    specText: string
  }[]
  specAxes: { values: string[] }[]
}

const browser = aBrowser()

async function call<T>(path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(
    `${inject('mall')}/v1${path}`,
    body && { method: 'POST', headers, body: JSON.stringify(body) },
  )
  return ((await answer.json()) as { data: T }).data
}

/** A product with one option, and a SKU of it that costs another price than the one chosen at first. */
async function aChoice() {
  const { list } = await call<{ list: { pkId: string; hasChoice: boolean }[] }>('/bizGoods/findAll', {
    pageSize: 60,
  })
  for (const { pkId } of list.filter(({ hasChoice }) => hasChoice)) {
    const info = await call<Info>(`/bizGoods/queryGoodsInfo?goodsId=${pkId}`)
    const first = info.specs.find(({ isDefault }) => isDefault)!
    const other = info.specs.find(({ price, stock }) => price !== first.price && stock > 5)
    if (info.specAxes.length === 1 && first.stock > 5 && other) return { info, first, other }
  }
  throw new Error('no product to choose from')
}

const add: Record<Locale, string> = {
  'zh-CN': '加入购物车',
  'en-US': 'Add to cart',
  'ko-KR': '장바구니 담기',
}

test.each(looksOfToday('addresses of options', ['zh-CN', 'en-US', 'ko-KR'] as const))(
  'a chosen option is in the address: it survives a reload, the way to the cart, and Back, in %s',
  async (locale) => {
    const { info, first, other } = await aChoice()
    const { page, context, problems } = await aVisitor(browser(), { locale, size: 'desktop' })
    const plain = addressIn(locale, `/goods/info/${info.goods.pkId}`)
    await page.goto(plain)
    const label = page.locator('label').filter({ has: page.getByRole('radio') })
    const isChosen = ({ choice }: Info['specs'][number]) =>
      label.nth(choice[0]!).getByRole('radio').isChecked()
    await expect.poll(() => isChosen(first)).toBe(true)
    await label.nth(other.choice[0]!).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('sku')).toBe(other.pkId)
    await expect
      .poll(() => new URL(page.url()).searchParams.get('lang'))
      .toBe(new URL(plain, page.url()).searchParams.get('lang'))
    await page.reload()
    await expect.poll(() => isChosen(other)).toBe(true)
    await page.getByRole('button', { name: add[locale] }).first().click()
    await hasGuestCart(page)
    await page.goto('/cart')
    await page.locator(`a[href="/goods/info/${info.goods.pkId}?sku=${other.pkId}"]`).last().click()
    await expect.poll(() => isChosen(other)).toBe(true)
    await label.nth(first.choice[0]!).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('sku')).toBe(first.pkId)
    await page.goBack()
    await page.waitForURL(/\/cart$/)
    await page.goForward()
    await expect.poll(() => isChosen(first)).toBe(true)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  },
)
