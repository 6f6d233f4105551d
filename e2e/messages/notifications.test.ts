// by turns: day 1 of 3
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { aPaidOrder, callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { openBusiness } from '../testing/business.ts'
import { settled } from '../testing/looking/settled.ts'
import {
  lookAway,
  notificationsOf,
  pressNotification,
  recordNotifications,
} from '../testing/notifications.ts'

const browser = aBrowser({ isWhole: true })

const patience = { timeout: 400_000 }

interface Item {
  msg_id: string
  title: string
  summary: string
}

test(
  'a message that comes while nobody looks at the mall is shown by the browser, once for two tabs, and leads to it',
  patience,
  async () => {
    const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
    await recordNotifications(context)
    await signInAside(page.context())
    await page.goto('/me/notifications')
    await page.getByRole('button', { name: '消息设置' }).click()
    const choice = page.getByRole('checkbox', { name: '在这台设备上弹出提醒' })
    await choice.click()
    await expect.poll(() => choice.isChecked()).toBe(true)
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/cart')
    for (const tab of [page, other]) {
      await settled(tab)
      await lookAway(tab)
    }
    await aPaidOrder(context, '辣白菜')
    await expect.poll(() => notificationsOf(page), { timeout: 60_000 }).toHaveLength(1)
    await expect.poll(() => notificationsOf(other)).toHaveLength(1)
    const { unread } = await callAs<{ unread: Item[] }>(context, '/message/init', {})
    const [{ msg_id, title, summary }] = unread as [Item]
    expect(title).toBe('付款成功')
    const shown = { title, body: summary, tag: `notice:${msg_id}` }
    // The browser shows one notification of a tag, whichever tab asks for it.
    expect([await notificationsOf(page), await notificationsOf(other)]).toEqual([[shown], [shown]])
    await pressNotification(page)
    await page.waitForURL(`**/me/notifications/${msg_id}`)
    await page.getByRole('heading', { name: title }).waitFor()
    await lookAway(page, false)
    expect(problems).toEqual([])
    await context.close()
  },
)

test(
  'a chat message that comes while the shopper looks elsewhere is shown by the browser and in the title',
  patience,
  async () => {
    const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
    await recordNotifications(context)
    const { list } = await callAs<{ list: { shopId: string; shopName: string }[] }>(
      '1',
      '/bizGoods/findAll',
      { goodsName: '辣白菜' },
    )
    const { shopId } = list[0]!
    await signInAside(page.context())
    await page.goto(`/chatroom?shop=${shopId}`)
    await page.waitForURL('**/chatroom**')
    const field = page.getByRole('textbox', { name: '输入消息' })
    const question = `辣度怎么样？${Date.now()}`
    await field.fill(question)
    await field.press('Enter')
    await page.getByRole('log').getByText('已发送').waitFor()
    await page.getByRole('button', { name: '聊天设置' }).click()
    await page.getByRole('button', { name: '开启新消息提醒' }).click()
    await page.getByText('有新消息时，浏览器会提醒你').waitFor()
    const { list: chats } = await callAs<{ list: { pkId: string; shopName: string }[] }>(
      context,
      '/appUserChat/queryChatList',
      {},
    )
    const [{ pkId: conversationId, shopName }] = chats as [{ pkId: string; shopName: string }]
    await page.goto('/chatroom')
    await page.getByRole('link', { name: new RegExp(question.slice(0, 5)) }).waitFor()
    await settled(page)
    const title = await page.title()
    await lookAway(page)
    const mei = await openBusiness(browser(), { account: 'mei' })
    const answer = { conversationId, localId: randomUUID(), data: { type: 1, text: '微辣，可以放心。' } }
    await callAs(mei.context, '/bizConsole/chat/send', answer)
    await expect
      .poll(() => notificationsOf(page), { timeout: 60_000 })
      .toEqual([{ title: shopName, body: '发来一条新消息', tag: `chat:${conversationId}` }])
    await expect.poll(() => page.title()).toBe(`(1) ${title}`)
    await pressNotification(page)
    await lookAway(page, false)
    await page.getByRole('log').getByText('微辣，可以放心。').waitFor()
    await expect.poll(() => page.title()).not.toContain('(1)')
    expect([...problems, ...mei.problems]).toEqual([])
    for (const one of [context, mei.context]) await one.close()
  },
)
