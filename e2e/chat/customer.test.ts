// by turns: day 2 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor, type Visitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

const patience = { timeout: 400_000 }

interface Ticket {
  pkId: string
  content: string
}

const ko = {
  help: '자주 묻는 질문',
  useless: '해결이 안 됐어요',
  ask: '상담원 연결',
  ahead: '명 대기 중',
  input: '메시지 입력',
  rateTitle: '이번 상담은 어떠셨나요?',
  solved: '해결됐어요',
  rate: '평가 보내기',
  rated: '평가해 주셔서 고마워요',
}
const agent = { state: '接待状态', online: '在线接待', input: '回复顾客' }

/** An operator on the page where conversations are answered, ready to answer. */
async function readyToAnswer(account: string): Promise<Visitor> {
  const visitor = await openBusiness(browser(), { account })
  const { page } = visitor
  await page.goto('/business/desk')
  await page.getByRole('button', { name: new RegExp(`^${agent.state}`) }).click()
  await page.getByRole('button', { name: agent.online, exact: true }).click()
  await page.getByRole('button', { name: `${agent.state}: ${agent.online}` }).waitFor()
  return visitor
}

async function sendMessage(page: Page, field: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(words)
  await page.getByRole('textbox', { name: field }).press('Enter')
  await page.getByRole('log').getByText(words).waitFor()
}

/** The help does not solve it, so the shopper gets a place in the queue, and writes while waiting. */
async function waitsForPerson(page: Page, question: string): Promise<void> {
  await page.goto('/customer')
  await page.getByRole('button', { name: ko.ask }).waitFor()
  await check(page)
  await page.getByRole('button', { name: ko.help, exact: true }).click()
  const help = page.getByRole('dialog', { name: ko.help })
  await help.locator('summary').first().click()
  const useless = help.getByRole('button', { name: ko.useless }).first()
  await useless.waitFor()
  await check(page)
  await useless.click()
  await page.getByText(ko.ahead).waitFor()
  await check(page)
  await sendMessage(page, ko.input, question)
}

async function takes(page: Page, question: string): Promise<void> {
  const waiting = page.getByRole('region', { name: '等待接待' }).getByRole('link')
  await waiting.filter({ hasText: question }).click()
  await page.getByRole('log').getByText(question).waitFor()
  await page.getByRole('button', { name: '接待', exact: true }).click()
  await page.getByRole('button', { name: /^转给同事/ }).waitFor()
}

async function passesToYun(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: /^转给同事/ }).click()
  const dialog = page.getByRole('dialog', { name: '转给同事' })
  await dialog.getByRole('radio', { name: /^Yun/ }).check({ force: true })
  await dialog.getByRole('textbox', { name: '留言' }).fill(note)
  await check(page)
  await dialog.getByRole('button', { name: '转过去' }).click()
  await page.getByText('由 Yun 接待').waitFor()
  await check(page)
}

/** The messages before, and the note of the colleague. */
async function seesAll(page: Page, messages: readonly string[], note: string): Promise<void> {
  const mine = page.getByRole('region', { name: '接待中', exact: true }).getByRole('link')
  await mine.filter({ hasText: messages.at(-1)! }).click()
  for (const words of messages) await page.getByRole('log').getByText(words).waitFor()
  const notes = page.getByRole('region', { name: '同事备注' })
  await notes.getByText(note).waitFor()
  await notes.getByText(/^Tao · /).waitFor()
  expect(await page.getByText('本店').count()).toBe(0)
  await check(page)
}

async function closes(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^结束/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '结束' }).click()
  await page.getByRole('button', { name: '重新打开' }).waitFor()
}

async function givesFourStars(page: Page): Promise<void> {
  await page.getByRole('heading', { name: ko.rateTitle }).waitFor()
  await check(page)
  await page.getByRole('radio').nth(3).check({ force: true })
  await page.getByRole('button', { name: ko.solved }).click()
  await page.getByRole('button', { name: ko.rate, exact: true }).click()
  await page.getByText(ko.rated).waitFor()
}

async function seesFourStars(page: Page, lastWords: string): Promise<void> {
  const closed = page.getByRole('region', { name: '今天结束' })
  await closed.getByRole('button', { name: '查看' }).click()
  const row = closed.getByRole('link').filter({ hasText: lastWords })
  await row.getByRole('img', { name: '4 分，满分 5 分' }).waitFor()
  await page.getByText(/评分 \d\.\d/).waitFor()
  await check(page)
}

test(
  'the mall’s service: a Korean shopper looks at the help, waits, is passed from one operator to another, and rates',
  patience,
  async () => {
    const [tao, yun] = [await readyToAnswer('tao'), await readyToAnswer('yun')]
    const min = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
    const { page } = min
    await signInAside(page.context(), 'KR')
    const question = `주문한 그릇이 깨져서 왔어요 ${Date.now()}`
    await waitsForPerson(page, question)

    await takes(tao.page, question)
    await page.getByText(ko.ahead).waitFor({ state: 'hidden' })
    const first = `안녕하세요, 사진을 보내 주시겠어요? ${Date.now()}`
    await sendMessage(tao.page, agent.input, first)
    await page.getByRole('log').getByText(first).waitFor()
    const note = `碗碎了，已请顾客发照片 ${Date.now()}`
    await passesToYun(tao.page, note)

    await seesAll(yun.page, [question, first], note)
    const second = `새 그릇을 오늘 보내 드릴게요 ${Date.now()}`
    await sendMessage(yun.page, agent.input, second)
    await page.getByRole('log').getByText(second).waitFor()
    expect(await page.getByText(note).count()).toBe(0)
    await check(page)

    await closes(yun.page)
    await givesFourStars(page)
    for (const one of [tao, yun]) await seesFourStars(one.page, second)
    expect([...min.problems, ...tao.problems, ...yun.problems]).toEqual([])
    for (const { context } of [min, tao, yun]) await context.close()
  },
)

test(
  'a shopper who does not wait leaves the mall’s service a message, whose answer comes as a notification',
  patience,
  async () => {
    const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'phone' })
    const { page } = lin
    await signInAside(page.context())
    await page.goto('/customer')

    await page.getByRole('button', { name: '找人工客服' }).click()
    await page.getByText('位在前面').waitFor()
    await page.getByRole('button', { name: '不等了，留言' }).click()
    const dialog = page.getByRole('dialog', { name: '给官方客服留言' })
    await dialog.getByRole('button', { name: '提交留言' }).click()
    await dialog.getByText('请至少写 5 个字').waitFor()
    const question = `包裹少了一件，怎么补发？${Date.now()}`
    await dialog.getByRole('textbox', { name: '说明问题' }).fill(question)
    await check(page)
    await dialog.getByRole('button', { name: '提交留言' }).click()
    await page.getByText(/^留言已收到，编号 \d+$/).waitFor()

    const tao = await openBusiness(browser(), { account: 'tao' })
    const open = await callAs<{ list: Ticket[] }>(tao.context, '/sysConsole/chat/queryTickets', {
      pageSize: 100,
    })
    const ticket = open.list.find(({ content }) => content === question)!
    const answer = '已经让店铺今天补发'
    await callAs(tao.context, '/sysConsole/chat/answerTicket', { pkId: ticket.pkId, answer })

    await page.goto('/me/notifications')
    await page.getByText('客服回复了你的留言').first().waitFor()
    await expect.poll(() => page.getByText(answer).count()).toBeGreaterThan(0)
  },
)
