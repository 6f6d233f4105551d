// by turns: day 3 of 3
import { expect, test } from 'vitest'
import { aBrowser } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()
const account = 'stone-mill'

test('staff add a second return address, make it the default, delete the first one and take that back', async () => {
  const { context, page, problems } = await openBusiness(browser(), { account, size: 'phone' })
  await page.goto('/business/refunds?address=1')
  const dialog = page.getByRole('dialog')
  const cards = dialog.getByRole('listitem')
  await cards.first().waitFor()
  await check(page)
  // A try that failed half way leaves its address.
  const name = `青岛仓 ${Date.now()}`
  const former = await cards.first().getByRole('paragraph').nth(1).textContent()
  await dialog.getByRole('button', { name: '添加退货地址' }).click()
  await dialog.getByRole('button', { name: '保存地址' }).click()
  await dialog.getByText('请填写完整的地址，至少 5 个字').waitFor()
  await check(page)
  await dialog.getByLabel('收件人').fill(name)
  await dialog.getByLabel('电话').fill('0532-88880000')
  await dialog.getByLabel('详细地址').fill('山东省青岛市城阳区仓储路 8 号')
  await dialog.getByRole('button', { name: '保存地址' }).click()
  const added = cards.filter({ hasText: name })
  await added.getByRole('button', { name: /^设为默认/ }).click()
  await added.getByText('默认', { exact: true }).waitFor()
  const first = cards.filter({ hasText: former! })
  await first.getByRole('button', { name: /^删除/ }).click()
  await first.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '撤销' }).click()
  await first.waitFor()
  await check(page)
  // As it was, for the other journeys.
  await first.getByRole('button', { name: /^设为默认/ }).click()
  await first.getByText('默认', { exact: true }).waitFor()
  await added.getByRole('button', { name: /^删除/ }).click()
  await added.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
