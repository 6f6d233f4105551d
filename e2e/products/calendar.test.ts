// by turns: day 3 of 3
import { expect, test } from 'vitest'
import { aBrowser } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

test('an operator makes a day off a working day and takes it back, on a phone and on a wide window', async () => {
  const year = new Date().getFullYear() + 2
  const yun = await openBusiness(browser(), { account: 'yun', locale: 'ko-KR', size: 'phone' })
  const { page } = yun
  await page.goto('/business/calendar')
  await page.getByRole('link', { name: `${year}년` }).click()
  await page.getByText(`${year}년 공휴일은 아직 없어서 주말만 휴무예요`).waitFor()
  await check(page)
  const december = page.getByRole('region', { name: `${year}년 12월` })
  const weekend = december.getByRole('button', { name: /휴무일/ }).first()
  const number = (await weekend.locator('span').first().textContent())!
  const day = december.getByRole('button').nth(Number(number) - 1)
  await weekend.click()
  await expect.poll(() => day.textContent()).toContain('주말 영업일')
  await page.getByRole('button', { name: '되돌리기' }).last().click()
  await expect.poll(() => day.textContent()).toContain('휴무일')
  await day.click()
  await expect.poll(() => day.textContent()).toContain('주말 영업일')
  await expect.poll(() => day.textContent()).toContain('Yun')

  const wide = await openBusiness(browser(), { account: 'yun', locale: 'en-US' })
  await wide.page.goto(`/business/calendar?year=${year}`)
  await wide.page.getByRole('button', { name: 'Working weekend' }).first().waitFor()
  await check(wide.page)
  // The message that offers to undo it is gone by now.
  await day.click()
  await expect.poll(() => day.textContent()).toContain('휴무일')
  expect([...yun.problems, ...wide.problems]).toEqual([])
  await Promise.all([yun, wide].map(({ context }) => context.close()))
})
