// by turns: day 3 of 3
import { addressIn, type Locale } from '@hojip/platform/i18n'
import { qrPath } from '@hojip/platform/qr'
import type { Page } from 'playwright'
import { beforeAll, expect, inject, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { anUnpaidOrder, callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'
import { hasGuestCart } from '../testing/purchase.ts'

const words: Record<Locale, Record<'tool' | 'code' | 'cart' | 'pay' | 'close' | 'add', string>> = {
  'zh-CN': {
    tool: '手机',
    code: '这一页的二维码',
    cart: '用手机打开购物车',
    pay: '换到手机上付款',
    close: '关闭',
    add: '加入购物车',
  },
  'en-US': {
    tool: 'Phone',
    code: 'QR code of this page',
    cart: 'Open cart on your phone',
    pay: 'Pay on your phone instead',
    close: 'Close',
    add: 'Add to cart',
  },
  'ko-KR': {
    tool: '휴대폰',
    code: '이 화면의 QR 코드',
    cart: '휴대폰에서 장바구니 보기',
    pay: '휴대폰에서 결제하기',
    close: '닫기',
    add: '장바구니 담기',
  },
}

interface Info {
  specs: { pkId: string; specText: string; stock: number; isDefault: boolean }[]
}

const browser = aBrowser()
let goodsId: string
/** Not the option that the page chooses by itself. */
let other: Info['specs'][number]
beforeAll(async () => {
  const { list } = await callAs<{ list: { pkId: string; hasChoice: boolean }[] }>('1', '/bizGoods/findAll', {
    pageSize: 60,
  })
  for (const { pkId } of list.filter(({ hasChoice }) => hasChoice)) {
    const answer = await fetch(`${inject('mall')}/v1/bizGoods/queryGoodsInfo?goodsId=${pkId}`)
    const { specs } = ((await answer.json()) as { data: Info }).data
    const found = specs.findLast(({ stock, isDefault }) => stock > 5 && !isDefault)
    goodsId = pkId
    if (found && specs.find(({ isDefault }) => isDefault)!.stock > 0) {
      other = found
      break
    }
  }
})

/** Expects the code in the dialog to hold exactly this address. */
async function expectCode(page: Page, locale: Locale, href: string) {
  const code = page.getByRole('dialog').getByRole('img', { name: words[locale].code })
  await expect
    .poll(() => code.locator('path').getAttribute('d'))
    .toBe(
      qrPath(`${new URL(page.url()).origin}${href}${href.includes('?') ? '&' : '?'}lang=${locale}`, 'plain')
        .path,
    )
}

test.each(looksOfToday('codes for the phone', ['zh-CN', 'en-US', 'ko-KR'] as const))(
  'a phone goes on with the product and the cart of a desktop, in %s',
  async (locale) => {
    const w = words[locale]
    const { page, context, problems } = await aVisitor(browser(), { locale, size: 'desktop' })
    const chosen = `/goods/info/${goodsId}?sku=${other.pkId}&num=2`
    await page.goto(chosen)
    await page.getByRole('button', { name: w.tool, exact: true }).click()
    await expectCode(page, locale, chosen)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: w.add }).first().click()
    await hasGuestCart(page)
    await page.goto('/cart')
    await page.getByRole('button', { name: w.cart }).click()
    const prefilled = `/cart/prefilled?lines=${other.pkId}*2`
    await expectCode(page, locale, prefilled)
    await expectAccessible(page)
    const phone = await aVisitor(browser(), { locale, size: 'phone' })
    await phone.page.goto(addressIn(locale, chosen))
    await expect.poll(() => phone.page.locator('body').innerText()).toContain(other.specText.split(' · ')[0])
    await expectNoSidewaysScroll(phone.page)
    expect(await phone.page.getByRole('button', { name: w.tool, exact: true }).count()).toBe(0)
    await phone.page.goto(addressIn(locale, prefilled))
    await phone.page.getByText('× 2').waitFor()
    expect([...problems, ...phone.problems]).toEqual([])
    await Promise.all([context.close(), phone.context.close()])
  },
)

test('the codes of an account’s cart and order name nobody: the phone asks to sign in', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await signInAside(page.context())
  await callAs(context, '/appUserCart/saveCart', { goodsSpecId: other.pkId, goodsNum: 1 })
  await page.goto('/cart')
  await page.getByRole('button', { name: words['zh-CN'].cart }).click()
  await expectCode(page, 'zh-CN', '/login?redirect=%2Fcart')
  const { payId } = await anUnpaidOrder(context, '辣白菜')
  await page.goto(`/pay/${payId}`)
  await page.getByRole('button', { name: words['zh-CN'].pay }).click()
  await expectCode(page, 'zh-CN', `/pay/${payId}`)
  await expectAccessible(page)
  const phone = await aVisitor(browser(), { locale: 'zh-CN', size: 'phone' })
  await phone.page.goto(`/pay/${payId}`)
  await phone.page.waitForURL('**/login?**')
  await expect.poll(() => new URL(phone.page.url()).searchParams.get('redirect')).toBe(`/pay/${payId}`)
  expect(problems).toEqual([])
  await Promise.all([context.close(), phone.context.close()])
})
