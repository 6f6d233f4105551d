import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, signInByCode } from '../testing/accounts.ts'
import { callAs } from '../testing/bought.ts'
import { aPicture } from '../testing/picture.ts'
import { aBrowser, aContext, aVisitor, type Visitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

const patience = { timeout: 400_000 }

interface Queued {
  conversationId: string
  lastShortText: string
}

interface Product {
  pkId: string
  shopId: string
}

/** The address of the conversation about a product, with the product's card waiting. */
async function aboutKimchi(): Promise<string> {
  const { list } = await callAs<{ list: Product[] }>('1', '/bizGoods/findAll', { goodsName: '辣白菜' })
  const { pkId, shopId } = list[0]!
  return `/chatroom?shop=${shopId}&goods=${pkId}`
}

function logOf(page: Page) {
  return page.getByRole('log')
}

/** Ends the session without the page, as another device does: the socket reports it, and nothing of the chat stays. */
async function endsElsewhere({ page, context }: Visitor): Promise<void> {
  await page.getByRole('textbox', { name: '输入消息' }).fill('一句没写完的话')
  const stored = () =>
    page.evaluate(async () => ({
      keys: Object.keys(localStorage).filter((key) => key.startsWith('chat:')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
  const before = await stored()
  expect(before.databases).toContain('chat')
  expect(before.keys.map((key) => key.split(':')[1])).toEqual(
    expect.arrayContaining(['list', 'unread', 'shops', 'conversation', 'draft']),
  )
  await callAs(context, '/logout', {})
  await page.waitForURL('**/login**')
  await expect.poll(stored).toEqual({ keys: [], databases: [] })
}

/** From any page, by the tab bar and the title, where no other device has read it. */
async function findsOnPhone(other: Page, text: string) {
  await other.getByRole('link', { name: /^메시지\s*1$/ }).waitFor()
  await expect.poll(() => other.title()).toMatch(/^\(1\) /)
  await other.getByRole('link', { name: /^메시지/ }).click()
  await other.getByRole('link', { name: new RegExp(text) }).click()
}

/** A picture whose upload fails is there after a reload; a message that fails is sent by a page without a chat. */
async function survivesReloads(page: Page, other: Page) {
  const pictures = logOf(other).getByRole('button', { name: '사진 보기' })
  await page.route('**/fileUpload/upload', (route) => route.abort())
  await page.locator('form input[type="file"]').first().setInputFiles(aPicture('kimchi'))
  await page.getByRole('list', { name: '正在上传的图片和视频' }).getByRole('alert').waitFor()
  await page.unroute('**/fileUpload/upload')
  await page.reload()
  await pictures.waitFor({ timeout: 60_000 })

  await page.context().setOffline(true)
  const field = page.getByRole('textbox', { name: '输入消息' })
  await field.fill('在别的页面发出')
  await field.press('Enter')
  await logOf(page).getByText('在别的页面发出').waitFor()
  await page.route('**/appUserChat/send', (route) => route.abort())
  await page.context().setOffline(false)
  await page.goto('/')
  await logOf(other).getByText('在别的页面发出').waitFor({ timeout: 60_000 })
  await page.unroute('**/appUserChat/send')
  await page.goBack()
  await logOf(page).getByText('在别的页面发出').waitFor()
  await expect.poll(() => pictures.count()).toBe(1)
}

test(
  'a shopper asks about a product; the shop’s answer appears on two devices; nothing is lost or doubled offline',
  patience,
  async () => {
    const about = await aboutKimchi()
    const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
    const { page, context } = lin
    await page.goto(about)
    await signInByCode(page, 'zh-CN', aChinesePhone())
    await page.waitForURL('**/chatroom**')
    await page.getByRole('button', { name: '发送商品' }).click()
    await logOf(page).getByText('辣白菜').first().waitFor()
    const field = page.getByRole('textbox', { name: '输入消息' })
    const question = `微辣的小孩能吃吗？${Date.now()}`
    await field.fill(question)
    await field.press('Enter')
    await logOf(page).getByText('已发送').nth(1).waitFor()
    await check(page)

    const mei = await openBusiness(browser(), { account: 'mei' })
    // Another journey's agent may have taken everything that waited.
    const { waiting, mine } = await callAs<Record<'waiting' | 'mine', Queued[]>>(
      mei.context,
      '/bizConsole/chat/queryQueues',
      {},
    )
    const { conversationId } = [...waiting, ...mine].find((one) => one.lastShortText === question)!
    const phone = await aContext(browser(), {
      locale: 'ko-KR',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      storageState: await context.storageState(),
    })
    const other = await phone.newPage()
    await other.goto('/chatroom')
    await other.getByRole('link', { name: /微辣的小孩能吃吗/ }).click()
    await logOf(other).getByText(question).waitFor()
    await check(other)
    await other.goto('/')
    const answer = { conversationId, localId: randomUUID(), data: { type: 1, text: '可以少量尝一点。' } }
    await callAs(mei.context, '/bizConsole/chat/send', answer)
    await logOf(page).getByText('可以少量尝一点。').waitFor()
    await page.goto('about:blank')
    const later = { ...answer, localId: randomUUID(), data: { type: 1, text: '怕辣可以先试小份。' } }
    await callAs(mei.context, '/bizConsole/chat/send', later)
    await findsOnPhone(other, later.data.text)
    await page.goto(about)
    await logOf(other).getByText('可以少量尝一点。').waitFor()

    // Offline: written, stored by the browser, sent once when the connection is back, even by another document.
    await context.setOffline(true)
    await field.fill('断网时写的')
    await field.press('Enter')
    await logOf(page).getByText('断网时写的').waitFor()
    await context.setOffline(false)
    await page.reload()
    await logOf(other).getByText('断网时写的').waitFor({ timeout: 60_000 })
    await expect.poll(() => logOf(page).getByText('断网时写的').count()).toBe(1)
    const { list } = await callAs<{ list: { text: { text: string } }[] }>(
      context,
      '/appUserChat/queryHistory',
      { conversationId },
    )
    expect(list.filter(({ text }) => text.text === '断网时写的')).toHaveLength(1)

    await survivesReloads(page, other)
    await endsElsewhere(lin)

    await page.goto('/')
    expect([...lin.problems.filter((one) => !/ERR_(INTERNET|FAILED)/.test(one)), ...mei.problems]).toEqual([])
    for (const one of [context, phone, mei.context]) await one.close()
  },
)
