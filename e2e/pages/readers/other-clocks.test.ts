// by turns: day 3 of 3
import { datesFor } from '@hojip/platform/dates'
import { expect, inject, test } from 'vitest'
import { signInAside } from '../../testing/accounts.ts'
import { aPaidOrder, callAs } from '../../testing/bought.ts'
import { aBrowser, aContext } from '../../testing/browser.ts'
import { aTab } from '../../testing/tab.ts'

const browser = aBrowser()

interface Told {
  orderTime: string
  payTime: string
  deadlineAt: number
}

test.each([
  ['ko-KR', 'Asia/Seoul'],
  ['en-US', 'America/New_York'],
] as const)('orders tell their moments by the reader’s clock: %s in %s', async (locale, timezoneId) => {
  const context = await aContext(browser(), { locale, timezoneId })
  await signInAside(context)
  const { orderId } = await aPaidOrder(context, '辣白菜')
  const { list } = await callAs<{ list: Told[] }>(context, '/bizOrder/queryMyOrder', {})
  const { orderTime, payTime, deadlineAt } = list[0]!
  const [own, mall] = [timezoneId, undefined].map((zone) => datesFor({ locale, nowMs: Date.now(), zone }))
  const { page, open } = await aTab(context)
  const nothing = () => Promise.resolve([])

  const served = await context.request.get(`${inject('mall')}/orders`)
  expect(await served.text()).toContain(mall!.stamp(orderTime))
  expect(await open('/orders', true, nothing)).toEqual([])
  await page.getByText(own!.stamp(orderTime)).waitFor()
  await page.getByText(own!.moment(deadlineAt)).first().waitFor()

  expect(await open(`/orders/${orderId}`, true, nothing)).toEqual([])
  await page.getByText(own!.stamp(payTime)).first().waitFor()
  await page.getByText(own!.moment(deadlineAt)).first().waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain(mall!.stamp(payTime))
  await context.close()
})
