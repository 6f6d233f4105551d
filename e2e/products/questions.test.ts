// by turns: day 2 of 3
import type { Locale } from '@hojip/platform/i18n'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aChinesePhone, signInByCode } from '../testing/accounts.ts'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    ask: '我要提问',
    none: '还没有人提问',
    send: '提交问题',
    short: '请至少写 5 个字',
    asked: '问题已提交，有回答会告诉你',
    told: /^店铺回答了你的提问/,
    see: '看问答',
    remove: /^删除 · /,
    yes: '删除',
  },
  'ko-KR': {
    ask: '질문하기',
    none: '아직 질문이 없어요',
    send: '질문 올리기',
    short: '5자 이상 써 주세요',
    asked: '질문을 올렸어요. 답변이 달리면 알려 드릴게요',
    told: /^가게에서 질문에 답했어요/,
    see: '문의 보기',
    remove: /^삭제 · /,
    yes: '삭제',
  },
} as const

async function checkPage(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

async function aProduct(wanted: string): Promise<string> {
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', { goodsName: wanted })
  return list[0]!.pkId
}

interface Walk {
  page: Page
  locale: keyof typeof words
  question: string
}

/** A visitor signs in first; too few characters are refused beside the field. */
async function askAbout({ page, locale, question }: Walk, goodsId: string) {
  const w = words[locale]
  const path = `/goods/info/${goodsId}`
  await page.goto(path)
  const section = page.locator('#questions')
  const ask = section.getByRole('button', { name: w.ask })
  // The questions load when they come near.
  await section.scrollIntoViewIfNeeded()
  await ask.click()
  await signInByCode(page, locale, aChinesePhone())
  await page.waitForURL(`**${path}`)
  await section.scrollIntoViewIfNeeded()
  await ask.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('12')
  await dialog.getByRole('button', { name: w.send }).click()
  await dialog.getByText(w.short).first().waitFor()
  await checkPage(page)
  await dialog.getByRole('textbox').fill(question)
  await dialog.getByRole('button', { name: w.send }).click()
  await page.getByText(w.asked).first().waitFor()
  await section.getByText(question).waitFor()
  await checkPage(page)
}

/** The shop finds the question among the open ones, answers it, and edits the answer. */
async function answerIt(question: string, locale: Locale) {
  const mei = await openBusiness(browser(), {
    account: 'mei',
    size: locale === 'zh-CN' ? 'desktop' : 'phone',
  })
  await mei.page.goto('/business/questions?filter=all')
  const card = mei.page.getByRole('listitem').filter({ hasText: question })
  await card.getByRole('button', { name: /^回答/ }).click()
  await card.getByRole('textbox').fill('微辣，可以放心吃')
  await check(mei.page)
  await card.getByRole('button', { name: '发布回答' }).click()
  await mei.page.getByText('回答已发布').first().waitFor()
  await card.getByRole('button', { name: /^修改/ }).click()
  await card.getByRole('textbox').fill('微辣，过一下水更好')
  await card.getByRole('button', { name: '保存修改' }).click()
  await card.getByText('微辣，过一下水更好').waitFor()
  await check(mei.page)
  expect(mei.problems).toEqual([])
  await mei.context.close()
}

test.each(
  looksOfToday('questions', [
    ['zh-CN', 'desktop'],
    ['ko-KR', 'phone'],
  ] as const),
)('a question is asked, answered, announced, and deleted: %s, %s', async (locale, size) => {
  const w = words[locale]
  const lin = await aVisitor(browser(), { locale, size })
  const { page } = lin
  const question = `${locale === 'zh-CN' ? '这个孩子能吃吗' : '아이가 먹어도 될까요'} ${Date.now()}`
  await askAbout({ page, locale, question }, await aProduct('辣白菜'))
  await answerIt(question, locale)

  const notice = page.getByRole('link', { name: w.told })
  await expect.poll(async () => (await page.goto('/me/notifications')) && notice.count()).toBe(1)
  await notice.click()
  await page.getByRole('link', { name: w.see }).click()
  await page.waitForURL('**/goods/info/*#questions')
  const mine = page.locator('#questions article').filter({ hasText: question })
  await mine.getByText('微辣，过一下水更好', { exact: true }).first().waitFor()
  await mine.getByRole('button', { name: w.remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: w.yes, exact: true }).click()
  await mine.waitFor({ state: 'detached' })
  expect(lin.problems).toEqual([])
  await lin.context.close()
})

test('a product without questions invites to ask one', async () => {
  const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'phone' })
  await lin.page.goto(`/goods/info/${await aProduct('鱼丸')}`)
  const section = lin.page.locator('#questions')
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('heading', { name: words['zh-CN'].none }).waitFor()
  await section.getByRole('button', { name: words['zh-CN'].ask }).waitFor()
  await checkPage(lin.page)
  expect(lin.problems).toEqual([])
  await lin.context.close()
})
