import type { Locale } from '@hojip/platform/i18n'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signInAside } from './testing/accounts.ts'
import { callAs } from './testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible } from './testing/browser.ts'
import { words } from './testing/words.ts'

const browser = aBrowser()

/** A SKU of the demo's butcher, who delivers neither to Tibet nor abroad. */
async function aSteak(): Promise<string> {
  const found = await callAs<{ list: { defaultSpecId: string }[] }>('1', '/bizGoods/findAll', {
    goodsName: '牛排',
  })
  return found.list[0]!.defaultSpecId
}

async function choose(page: Page, locale: Locale, ...places: string[]) {
  const { province, city, district } = words[locale]
  for (const [at, place] of places.entries()) {
    const select = page.getByLabel([province, city, district][at]!, { exact: true })
    await expect.poll(() => select.locator('option').count()).toBeGreaterThan(1)
    await select.selectOption(place)
  }
}

/** The amount due, as the bar of phones shows it. */
async function due(page: Page): Promise<string | undefined> {
  const bar = await page.locator('[data-action-bar]').last().innerText()
  return /¥\s*([\d.]+)/.exec(bar)?.[1]
}

test('delivery follows the region while a first address is typed, and what was shown is charged', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'en-US', size: 'phone' })
  await signInAside(context)
  await page.goto(`/cart/confirm?spec=${await aSteak()}`)
  await expect.poll(() => page.locator('input[type=tel]').inputValue()).toMatch(/^13\d/)
  const outcome = page.locator('main form + [role=status]')
  await choose(page, 'en-US', '西藏自治区')
  await outcome.getByText(/does not deliver to Tibet/).waitFor()
  await expectAccessible(page)
  await choose(page, 'en-US', '北京市', '北京市', '朝阳区')
  await outcome.getByText(/Delivery ¥|Free delivery/).waitFor()
  await outcome.getByText(/Arrives/).waitFor()
  await page.locator('input[autocomplete=name]').fill('Anna Kim')
  await page.locator('input[autocomplete=address-line1]').fill('88 Jianguo Road')
  const shown = await due(page)
  const submit = page.getByRole('button', { name: words['en-US'].submit }).last()
  await submit.click()
  // Frozen meat cannot be sent back, which its buyer confirms.
  await page.getByText('Please confirm this first').waitFor()
  await page.locator('input[type=checkbox][aria-invalid=true]').check()
  await submit.click()
  await page.waitForURL('**/pay/**')
  const { list } = await callAs<{ list: { totalMoney: string }[] }>(context, '/bizOrder/queryMyOrder', {})
  expect(list.map(({ totalMoney }) => totalMoney)).toEqual([shown])
  await context.close()
  expect(problems).toEqual([])
})

test('editing an address asks again, into the fault and out of it; the way to pay stays chosen', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'en-US', size: 'desktop' })
  await signInAside(context)
  const tibet = { country: 'CN', province: '西藏自治区', city: '拉萨市', district: '城关区', address: '1' }
  await callAs(context, '/appUserAddress/save', { ...tibet, consignee: 'Anna Kim', phone: '13812345678' })
  await page.goto(`/cart/confirm?spec=${await aSteak()}`)
  const fault = page.getByText(/does not deliver|Not delivered/).first()
  await fault.waitFor()
  const alipay = page.getByRole('radio', { name: /Alipay/ })
  // A press counts only once the page's scripts run.
  await expect.poll(() => alipay.click({ force: true }).then(() => alipay.isChecked())).toBe(true)
  const edit = async (...places: string[]) => {
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await choose(page, 'en-US', ...places)
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await edit('北京市', '北京市', '朝阳区')
  await fault.waitFor({ state: 'detached' })
  const submit = page.getByRole('button', { name: words['en-US'].submit }).first()
  await expect.poll(() => submit.isEnabled()).toBe(true)
  await edit('西藏自治区', '拉萨市', '城关区')
  await fault.waitFor()
  await edit('北京市', '北京市', '朝阳区')
  await fault.waitFor({ state: 'detached' })
  await expect.poll(() => alipay.isChecked()).toBe(true)
  await page.reload()
  await expect.poll(() => alipay.isChecked()).toBe(true)
  await context.close()
  expect(problems).toEqual([])
})

test('what is not delivered to the reader is marked on its page, in lists and in the cart', async () => {
  const { page, context, problems } = await aVisitor(browser(), { locale: 'en-US', size: 'desktop' })
  await signInAside(context)
  const seoul = { country: 'KR', province: '서울특별시', city: '종로구', district: '종로구', address: '1' }
  await callAs(context, '/appUserAddress/save', { ...seoul, consignee: 'Kim', phone: '010-1234-5678' })
  const { list } = await callAs<{ list: { pkId: string; defaultSpecId: string }[] }>(
    '1',
    '/bizGoods/findAll',
    { goodsName: '牛排' },
  )
  const steak = list[0]!
  await callAs(context, '/appUserCart/saveCart', { goodsSpecId: steak.defaultSpecId, goodsNum: 1 })
  await page.goto(`/goods/info/${steak.pkId}`)
  await page
    .getByText(/does not deliver to Seoul/)
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: words['en-US'].addToCart }).first().isVisible()).toBe(false)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See similar products that deliver there' }).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('deliverTo')?.startsWith('KR/') === true)
  await page.goto('/goods')
  await page.getByText('Not delivered to you').first().waitFor()
  await page.getByRole('checkbox', { name: 'Delivers to Seoul' }).check({ force: true })
  await page.getByText('Not delivered to you').first().waitFor({ state: 'detached' })
  await page.goto('/cart')
  await page
    .getByText(/not delivered to Seoul/)
    .first()
    .waitFor()
  await context.close()
  expect(problems).toEqual([])
})
