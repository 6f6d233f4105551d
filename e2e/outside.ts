import type { Browser } from 'playwright'
import { expect, inject } from 'vitest'
import { aVisitor, expectAccessible } from './browser.ts'

let parcels = 0

/** Mei signs in to the shops' site and ships an order; gives the tracking number. */
export const shipAsStaff = async (browser: Browser, orderCode: string): Promise<string> => {
  const { page, context, troubles } = await aVisitor(browser, { locale: 'zh-CN', size: 'desktop' })
  await page.goto('/business')
  await page.getByLabel('账号').fill('mei')
  await page.getByLabel('密码').fill('morning-market')
  await expectAccessible(page)
  await page.getByRole('button', { name: '登录' }).click()
  const row = page.getByRole('row').filter({ hasText: orderCode })
  await row.getByRole('button', { name: '发货', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const number = `SF${Date.now()}${(parcels += 1)}`
  await dialog.getByLabel('快递公司').selectOption('shunfeng')
  await dialog.getByLabel('运单号').fill(number)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '确认发货' }).click()
  await page.getByText('已发货，买家能看到物流了').first().waitFor()
  await expectAccessible(page)
  expect(troubles).toEqual([])
  await context.close()
  return number
}

/** The carrier brings the parcel to the door at once. */
export const deliverParcel = async (number: string): Promise<void> => {
  for (let i = 0; i < 50; i++) {
    const response = await fetch(`${inject('simulators')}/sim/parcels/${number}/deliver`, { method: 'POST' })
    if (response.ok) return
    // The mall subscribes by a job a moment after shipping.
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`the carrier does not know ${number}`)
}
