// by turns: day 1 of 3
import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { aPaidOrder } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { settled } from '../testing/looking/settled.ts'

const browser = aBrowser()

test('a shop chooses its usual carriers on a phone, and the dialog of a shipment begins with them', async () => {
  const buyer = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await signInAside(buyer.context)
  const { orderCode } = await aPaidOrder(buyer.context, '辣白菜')
  const mei = await openBusiness(browser(), { account: 'mei', locale: 'ko-KR', size: 'phone' })
  const { page } = mei
  await page.goto('/business/shipping')
  await page.getByRole('link', { name: '자주 쓰는 택배사' }).click()
  await settled(page)
  // What a failed try has left.
  const chosen = page.getByRole('checkbox', { checked: true })
  for (let left = await chosen.count(); left > 0; left -= 1) {
    await chosen.first().click({ force: true })
    await expect.poll(() => chosen.count()).toBe(left - 1)
  }
  await page.getByText('아직 고르지 않아 기본 순서로 보여요').waitFor()
  await check(page)
  for (const name of ['징둥 물류', 'EMS']) {
    await page.getByRole('checkbox', { name, exact: true }).click({ force: true })
    await page.getByRole('button', { name: `${name} 앞으로` }).waitFor()
  }
  await page.getByRole('button', { name: 'EMS 앞으로' }).click()
  await page.getByRole('list').getByText('기본').waitFor()
  await check(page)

  const wide = await openBusiness(browser(), { account: 'mei' })
  await wide.page.goto('/business/orders')
  const row = wide.page.locator('article, li, tr').filter({ hasText: orderCode }).last()
  await row.getByRole('button', { name: '发货' }).first().click()
  const select = wide.page.getByLabel('快递公司')
  await select.waitFor()
  const shown = await select.locator('optgroup').first().locator('option').allTextContents()
  expect(shown).toEqual(['EMS', '京东物流'])
  await check(wide.page)

  for (const name of ['EMS', '징둥 물류']) {
    await page.getByRole('checkbox', { name, exact: true }).click({ force: true })
    await page.getByRole('button', { name: `${name} 앞으로` }).waitFor({ state: 'detached' })
  }
  await page.getByText('아직 고르지 않아 기본 순서로 보여요').waitFor()
  expect([...buyer.problems, ...mei.problems, ...wide.problems]).toEqual([])
  await Promise.all([buyer, mei, wide].map(({ context }) => context.close()))
})
