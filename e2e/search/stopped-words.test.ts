// by turns: day 3 of 3
import { expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

test('an operator stops a word, one of two editors is refused, and the search leaves the word out', async () => {
  const { context, page, problems } = await openBusiness(browser(), { account: 'tao' })
  const word = `cheap${Date.now()}`
  await page.goto('/business/synonyms')
  const [read] = await Promise.all([
    page.waitForResponse('**/sysConsole/queryStoppedWords'),
    page.getByRole('button', { name: '停用词' }).click(),
  ])
  const { version, words } = ((await read.json()) as { data: { version: number; words: string[] } }).data
  const dialog = page.getByRole('dialog', { name: '停用词' })
  const field = dialog.getByLabel('停用词')
  const before = await field.inputValue()
  await field.fill(`${before}\n${'长'.repeat(41)}`)
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.getByText('每个词最多 40 个字').first().waitFor()
  await check(page)

  // Somebody else changes the list meanwhile: neither loses what they wrote.
  await callAs(context, '/sysConsole/saveStoppedWords', { version, words: [...words, 'theirs'] })
  await field.fill(`${before}\n${word}`)
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.getByText(/theirs/).waitFor()
  await expect.poll(() => field.inputValue()).toContain(word)
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '撤销' }).waitFor()
  const readsWithout = async () => {
    await page.getByRole('searchbox', { name: '像买家那样输入搜索词' }).fill(`${word} kimchi`)
    await page.getByRole('button', { name: '看看怎么理解' }).click()
    return page.getByText(`不看：${word}`).isVisible()
  }
  await expect.poll(readsWithout, { timeout: 60_000, interval: 500 }).toBe(true)
  await callAs(context, '/sysConsole/saveStoppedWords', { version: version + 2, words })
  expect(problems).toEqual([])
  await context.close()
})
