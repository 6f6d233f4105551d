import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aChinesePhone, signInByCode } from '../testing/accounts.ts'
import { callAs } from '../testing/bought.ts'
import { aVisitor, expectAccessible, expectNoSidewaysScroll, openBrowser } from '../testing/browser.ts'
import { openBusiness } from '../testing/business.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

// On a busy machine a step may exceed its time limit: the whole journey is retried once.
const patience = { timeout: 240_000 }

interface Ticket {
  pkId: string
  content: string
}

test(
  'a shopper leaves the mall’s service a message, is answered in a conversation, and rates it',
  patience,
  async () => {
    const lin = await aVisitor(browser, { locale: 'zh-CN', size: 'phone' })
    const { page } = lin
    await page.goto('/me')
    await signInByCode(page, 'zh-CN', aChinesePhone())
    await page.goto('/customer')

    // In its hours the service offers the queue first, otherwise only the message.
    const ask = page.getByRole('button', { name: '找人工客服' })
    const write = page.getByRole('button', { name: /^(留言|不等了，留言)$/ })
    await ask.or(write).first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (await ask.isVisible()) {
      await ask.click()
      await page.getByText('位在前面').waitFor()
    }
    await write.first().click()
    const dialog = page.getByRole('dialog', { name: '给官方客服留言' })
    await dialog.getByRole('button', { name: '提交留言' }).click()
    await dialog.getByText('请至少写 5 个字').waitFor()
    const question = `包裹少了一件，怎么补发？${Date.now()}`
    await dialog.getByRole('textbox', { name: '说明问题' }).fill(question)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '提交留言' }).click()
    await page.getByText(/^留言已收到，编号 \d+$/).waitFor()

    const tao = await openBusiness(browser, { account: 'tao' })
    const open = await callAs<{ list: Ticket[] }>(tao.context, '/sysConsole/chat/queryTickets', {
      pageSize: 100,
    })
    const ticket = open.list.find(({ content }) => content === question)!
    const answer = '已经让店铺今天补发'
    await callAs(tao.context, '/sysConsole/chat/answerTicket', { pkId: ticket.pkId, answer })

    const said = `我还想问一下运费 ${Date.now()}`
    const field = page.getByRole('textbox', { name: '输入消息' })
    await field.fill(said)
    await field.press('Enter')
    const log = page.getByRole('log')
    await log.getByText(said).waitFor()
    const opened = await callAs<{ conversation: { pkId: string } }>(lin.context, '/appUserChat/open', {
      official: true,
    })
    const conversationId = opened.conversation.pkId
    const reply = `补发不收运费 ${Date.now()}`
    const message = { conversationId, localId: randomUUID(), data: { type: 1, text: reply } }
    await callAs(tao.context, '/sysConsole/chat/send', message)
    await log.getByText(reply).waitFor()

    await callAs(tao.context, '/sysConsole/chat/close', { conversationId })
    await page.getByRole('heading', { name: '这次服务怎么样？' }).waitFor()
    await page.getByRole('radio', { name: '很好', exact: true }).check({ force: true })
    await page.getByRole('button', { name: '问题解决了' }).click()
    await page.getByRole('button', { name: '提交评价' }).click()
    await page.getByText('谢谢你的评价').waitFor()

    await page.goto('/me/notifications')
    await page.getByText('客服回复了你的留言').first().waitFor()
    expect(await page.getByText(answer).count()).toBeGreaterThan(0)
  },
)
