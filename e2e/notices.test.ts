// by turns: day 1 of 3
import { expect, test } from 'vitest'
import { signInAside } from './testing/accounts.ts'
import { aPaidOrder } from './testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from './testing/browser.ts'
import { settled } from './testing/looking/settled.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    paid: '付款成功',
    markRead: /^标为已读/,
    remove: /^移到回收站/,
    undo: '撤销',
    read: /^已读/,
    trash: /^回收站/,
    restore: /^恢复/,
    caughtUp: '都看过了',
  },
  'ko-KR': {
    paid: '결제가 완료됐어요',
    markRead: /^읽음으로/,
    remove: /^휴지통으로/,
    undo: '실행 취소',
    read: /^읽음/,
    trash: /^휴지통/,
    restore: /^되돌리기/,
    caughtUp: '모두 읽었어요',
  },
}

test('the message of a paid order comes by itself, is read, put into the trash and restored, by keyboard', async () => {
  const t = words['zh-CN']
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await signInAside(page.context())
  await page.goto('/me/notifications')
  await page.getByText(t.caughtUp).waitFor()
  await aPaidOrder(context, '辣白菜')
  await page.getByRole('heading', { name: t.paid }).waitFor()
  await page.getByRole('button', { name: t.markRead }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('r')
  await page.getByText(t.caughtUp).waitFor()
  await page.getByRole('link', { name: t.read }).first().click()
  await page.getByRole('heading', { name: t.paid }).waitFor()
  // A key works on the message that is shown, once its list has come.
  await settled(page)
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: t.undo }).click()
  await page.getByRole('heading', { name: t.paid }).waitFor()
  await settled(page)
  await page.keyboard.press('Delete')
  await settled(page)
  await page.getByRole('link', { name: t.trash }).first().click()
  await page.getByRole('button', { name: t.restore }).first().click()
  await page.getByRole('link', { name: t.read }).first().click()
  await page.getByRole('heading', { name: t.paid }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('lists that were read before a move do not take it back', async () => {
  const t = words['zh-CN']
  const { context, page } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await signInAside(page.context())
  await aPaidOrder(context, '辣白菜')
  await page.goto('/me/notifications')
  await page.getByRole('button', { name: t.markRead }).click()
  await page.getByRole('link', { name: t.read }).first().click()
  await page.getByRole('heading', { name: t.paid }).waitFor()
  await settled(page)
  // The answers after the move to the trash come only when they are let through.
  const held: (() => void)[] = []
  let isHolding = true
  await page.route('**/message/init', async (route) => {
    const response = await route.fetch()
    if (isHolding) await new Promise<void>((letThrough) => held.push(letThrough))
    await route.fulfill({ response })
  })
  await page.keyboard.press('Delete')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const before = page.waitForResponse('**/message/init')
  await page.getByRole('button', { name: t.undo }).click()
  await page.getByRole('heading', { name: t.paid }).waitFor()
  held[0]!()
  await (await before).finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect.poll(() => page.getByRole('heading', { name: t.paid }).count()).toBe(1)
  isHolding = false
  for (const letThrough of held) letThrough()
  await settled(page)
  await expect.poll(() => page.getByRole('heading', { name: t.paid }).count()).toBe(1)
  await context.close()
})

test('on a phone a message opens as a page, and counts as read', async () => {
  const t = words['ko-KR']
  const { context, page, problems } = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  await signInAside(page.context())
  await page.goto('/me/notifications')
  await page.getByText(t.caughtUp).waitFor()
  await aPaidOrder(context, '辣白菜')
  await page.getByRole('link', { name: t.paid }).tap()
  await page.getByRole('heading', { name: t.paid }).waitFor()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.goto('/me/notifications?list=readed')
  await page.getByRole('link', { name: t.paid }).waitFor()
  await expectNoSidewaysScroll(page)
  expect(problems).toEqual([])
  await context.close()
})
