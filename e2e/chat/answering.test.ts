// by turns: day 3 of 3
import { randomUUID } from 'node:crypto'
import { locales } from '@hojip/platform/i18n'
import type { BrowserContext } from 'playwright'
import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { anUnpaidOrder, callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness, takeAndOpen } from '../testing/business.ts'

const browser = aBrowser()

const patience = { timeout: 400_000 }

interface History {
  list: { side: string; text: { type: number; text: string } }[]
}

/** Asks the shop that sells kimchi; returns the conversation. */
async function askKimchiShop(shopper: BrowserContext, text: string): Promise<string> {
  const { list } = await callAs<{ list: { shopId: string }[] }>('1', '/bizGoods/findAll', {
    goodsName: '辣白菜',
  })
  const { shopId } = list[0]!
  const opened = await callAs<{ conversation: { pkId: string } }>(shopper, '/appUserChat/open', { shopId })
  const conversationId = opened.conversation.pkId
  const message = { conversationId, localId: randomUUID(), data: { type: 1, text } }
  await callAs(shopper, '/appUserChat/send', message)
  return conversationId
}

test(
  'a shop answers a Korean shopper by keyboard: takes, uses a quick reply, sends the order’s card, closes',
  patience,
  async () => {
    const min = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
    await signInAside(min.context, 'KR')
    await anUnpaidOrder(min.context, '辣白菜')

    const mei = await openBusiness(browser(), { account: 'mei' })
    const { page } = mei
    const name = `换${Date.now() % 100_000}`
    const answer = '没发货的可以直接换，我现在帮您改'
    await callAs(mei.context, '/bizConsole/chat/saveQuickReply', { name, content: answer })
    await page.goto('/business/desk')
    await page.getByRole('heading', { name: /^等待接待/ }).waitFor()
    const question = `덜 매운 걸로 바꿀 수 있나요? ${Date.now()}`
    const conversationId = await askKimchiShop(min.context, question)
    const row = page.locator(`[data-conversation="${conversationId}"]`)
    await row.getByText(question).waitFor()
    await check(page)

    await takeAndOpen(page, row)
    await page.getByRole('log').getByText(question).waitFor()
    await page.getByRole('button', { name: /^转给同事/ }).waitFor()
    await page.keyboard.press('/')
    const field = page.getByRole('textbox', { name: '回复顾客' })
    await page.keyboard.type(`/${name}`)
    await page.getByRole('option', { name: new RegExp(name) }).waitFor()
    await check(page)
    await page.keyboard.press('Tab')
    await expect.poll(() => field.inputValue()).toBe(answer)
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText(answer).waitFor()

    const send = page.getByRole('button', { name: /^发卡片：订单/ }).first()
    await send.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByRole('link', { name: '打开订单' }).waitFor()
    await check(page)
    const history = () => callAs<History>(min.context, '/appUserChat/queryHistory', { conversationId })
    const messages = async () => (await history()).list.map(({ side, text }) => [side, text.type])
    await expect.poll(messages).toEqual([
      ['user', 1],
      ['shop', 1],
      ['shop', 4],
    ])

    await page.keyboard.press('e')
    await page.getByRole('alertdialog').getByRole('button', { name: '结束' }).press('Enter')
    await page.getByRole('button', { name: '重新打开' }).waitFor()
    await check(page)
    for (const locale of locales)
      for (const size of [
        { width: 1_440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await mei.context.addCookies([{ name: 'locale', value: locale, url: page.url() }])
        await page.setViewportSize(size)
        await page.reload()
        await page.getByRole('log').getByText(answer).waitFor()
        await check(page)
      }
    expect([...min.problems, ...mei.problems]).toEqual([])
    await min.context.close()
    await mei.context.close()
  },
)
