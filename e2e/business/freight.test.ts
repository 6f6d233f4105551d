import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { anUnpaidOrder, callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

/** A shop that no other journey buys from, and what it sells. */
const shop = { account: 'yunshu', wanted: '抽纸' }

test('a shop makes a template, tries it, puts its products under it, and a shopper of that region pays it', async () => {
  const name = `生鲜冷链 ${Date.now() % 1_000_000}`
  const { page } = await openBusiness(browser(), { account: shop.account })
  await page.goto('/business/freight')
  await page.getByRole('link', { name: '新模板' }).click()
  // The template that is there before has a name and regions of its own.
  await page.getByRole('heading', { name: '新模板' }).waitFor()
  await page.getByLabel('模板名').fill(name)
  await page.getByRole('button', { name: /^改地区/ }).click()
  const picker = page.getByRole('dialog')
  await picker.getByText('新疆维吾尔自治区').waitFor()
  await check(page)
  await picker.getByLabel('新疆维吾尔自治区', { exact: true }).press('Space')
  await picker.getByRole('button', { name: '选好了' }).press('Enter')
  await page.getByText('33 个送，1 个不送').waitFor()
  await page.getByLabel('首费（元）').fill('11.00')
  await page.getByLabel('续费（元）').fill('2.00')
  await page.getByLabel('包邮', { exact: true }).selectOption('never')
  await page.getByLabel('送到').selectOption('CN 吉林省')
  await page.getByLabel('件数', { exact: true }).fill('4')
  await page.getByText('¥17').first().waitFor()
  await page.getByLabel('送到').selectOption('CN 新疆维吾尔自治区')
  await page.getByText('这里不送').waitFor()
  await check(page)
  // It is shown for three seconds, in which a busy machine may not get to look.
  const saved = page.getByText('已保存').waitFor()
  await page.keyboard.press('Control+s')
  await saved
  await page.waitForURL(/template=[\w-]{36}/)

  await page.goto('/business/products')
  await page.getByLabel('选中本页全部商品').check({ force: true })
  await page.getByRole('button', { name: '运费', exact: true }).click()
  await page.getByLabel('运费模板', { exact: true }).selectOption({ label: name })
  await page.getByText(/会给 \d+ 件商品换模板/).waitFor()
  await check(page)
  await page.getByRole('button', { name: '开始换模板' }).click()
  await page.getByText(/运费：已改好/).waitFor()

  const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await signInAside(lin.context)
  await anUnpaidOrder(lin.context, shop.wanted)
  const { list } = await callAs<{ list: { shippingFee: string }[] }>(
    lin.context,
    '/bizOrder/queryMyOrder',
    {},
  )
  expect(list.map(({ shippingFee }) => shippingFee)).toEqual(['17.00'])
})
