// by turns: day 1 of 3
import { expect, test } from 'vitest'
import { aBrowser } from '../../testing/browser.ts'
import { check, openBusiness } from '../../testing/business.ts'

const browser = aBrowser()
const account = 'stone-mill'

test('staff correct a SKU with a reason, read it in the log and take it back', async () => {
  const owner = await openBusiness(browser(), { account })
  const { page } = owner
  await page.goto('/business/stock')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^修正/ }) })
  const first = row.first()
  await first.waitFor()
  await check(page)
  await first.getByRole('button', { name: /^修正/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('件数').fill('x')
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.getByRole('alert').getByText('请填整数').waitFor()
  await check(page)
  await dialog.getByLabel('件数').fill('3')
  await dialog.getByLabel('原因').selectOption('找到')
  await dialog.getByLabel('说明').fill('货架后面')
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '撤销' }).click()
  await page.getByText(/已撤销/).waitFor()
  const log = page.getByRole('region', { name: /^流水/ })
  await page.getByRole('listitem').first().waitFor()
  await row.first().getByText('流水').first().click()
  await log.getByText('+3').first().waitFor()
  await log.getByText('货架后面').first().waitFor()
  await log.getByText('−3').first().waitFor()
  await check(page)

  const phone = await openBusiness(browser(), { account, locale: 'ko-KR', size: 'phone' })
  await phone.page.goto('/business/stock?state=low')
  await phone.page.getByRole('navigation', { name: '재고 상태' }).waitFor()
  await check(phone.page)
  expect([...owner.problems, ...phone.problems]).toEqual([])
  await Promise.all([owner, phone].map(({ context }) => context.close()))
})
