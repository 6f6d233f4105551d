// by turns: day 2 of 3
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

/** Other processes of the mall see a changed tree after a second. */
async function expectTitleOf(page: Page, address: string, title: string) {
  const titleNow = async () => {
    await page.goto(address)
    return page.getByRole('heading', { level: 1 }).textContent()
  }
  await expect.poll(titleNow).toBe(title)
}

/** Adds a category in the dialog that is open, after a try without two of its names. */
async function fillNames(page: Page, name: string) {
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: '추가', exact: true })
  await dialog.getByLabel('English').fill(name)
  await send.click()
  await dialog.getByText('이름을 입력해 주세요').first().waitFor()
  await check(page)
  await dialog.getByLabel('简体中文').fill(`${name}中`)
  await dialog.getByLabel('조선어').fill(name)
  await send.click()
}

test('an operator adds, renames, moves, merges and deletes categories; shoppers see the tree as it is', async () => {
  const word = `a${Date.now() % 1_000_000}`
  const [parent, child] = [`${word} 도구`, `${word} 망치`]
  const yun = await openBusiness(browser(), { account: 'yun', locale: 'ko-KR', size: 'phone' })
  const { page } = yun
  const dialog = page.getByRole('dialog')
  const field = (language: string) => page.getByRole('textbox', { name: language })
  const opened = async (name: string) => {
    await page.getByRole('heading', { level: 2, name }).waitFor()
    return new URL(page.url()).searchParams.get('open')!
  }
  const add = async (button: string, name: string) => {
    await page.getByRole('button', { name: button }).click()
    await fillNames(page, name)
    return opened(name)
  }
  await page.goto('/business/categories')
  await page.getByText('식품', { exact: true }).waitFor()
  await check(page)
  const parentId = await add('1단계 카테고리 추가', parent)
  const childId = await add('하위 카테고리 추가', child)
  await check(page)

  const lin = await aVisitor(browser(), { locale: 'ko-KR', size: 'desktop' })
  const oldAddress = `/goods?category1Id=${parentId}&category2Id=${childId}`
  const expectTitle = (title: string) => expectTitleOf(lin.page, oldAddress, title)
  await expectTitle(child)

  await field('조선어').fill(`${child}들`)
  await page.getByRole('button', { name: '이름 저장' }).click()
  await opened(`${child}들`)
  await expectTitle(`${child}들`)
  await page.getByRole('button', { name: '되돌리기' }).click()
  await page.getByRole('heading', { level: 2, name: child, exact: true }).waitFor()

  await page.getByRole('button', { name: '다른 곳으로 옮기기' }).click()
  await dialog.getByRole('button', { name: '옮기기', exact: true }).click()
  await dialog.getByText('카테고리를 선택해 주세요').waitFor()
  await dialog.getByRole('combobox').selectOption('1단계 카테고리')
  await check(page)
  await dialog.getByRole('button', { name: '옮기기', exact: true }).click()
  await page.locator('section').getByText('1단계 카테고리', { exact: true }).waitFor()
  await page.getByRole('button', { name: `‘${child}’ 위로` }).click()
  await page.getByText('옮겼어요').first().waitFor()

  await page.getByRole('button', { name: '다른 카테고리에 합치기' }).click()
  await dialog.getByRole('combobox').selectOption(parentId)
  await check(page)
  await dialog.getByRole('button', { name: '합치기', exact: true }).click()
  await opened(parent)
  await expectTitle(parent)

  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await page.getByText(`‘${parent}’ 카테고리를 삭제했어요`).waitFor()
  // Older messages have such a button too.
  await page.getByRole('button', { name: '되돌리기' }).last().click()
  await expect.poll(() => opened(parent)).not.toBe(parentId)
  await page.getByRole('button', { name: '삭제', exact: true }).click()
  await page.getByRole('searchbox').fill(word)
  await page.getByText('찾는 카테고리가 없어요').waitFor()
  await check(page)
  expect([...yun.problems, ...lin.problems]).toEqual([])
  await Promise.all([yun, lin].map(({ context }) => context.close()))
})
