import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser } from '../testing/browser.ts'
import { check, openBusiness, signInToBusiness } from '../testing/business.ts'

const browser = aBrowser()

/** A shop that no other journey uses. */
const account = 'field-teahouse'

test(
  'an owner sees what somebody does appear, searches and exports it, and an operator sees it among all shops',
  { timeout: 400_000 },
  async () => {
    const owner = await openBusiness(browser(), { account })
    const { page } = owner
    await page.getByRole('link', { name: '操作记录' }).first().click()
    await page.waitForURL('**/business/acts')
    await page.getByRole('row').filter({ hasText: '登录' }).first().waitFor()
    await check(page)

    const elsewhere = await openBusiness(browser(), { account, size: 'phone' })
    const name = `发货${Date.now()}`
    const reply = { name, content: '下午四点前下单，当天发货', isShared: true }
    await callAs(elsewhere.context, '/bizConsole/chat/saveQuickReply', reply)
    // The page asks again by itself.
    const row = page.getByRole('row').filter({ hasText: name })
    await row.waitFor({ timeout: 60_000 })
    await expect.poll(() => row.textContent()).toContain('保存了快捷回复')

    await page.getByRole('searchbox').fill(name)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/business/acts?words=*')
    await page.getByText('共 1 条').waitFor()
    await page.getByLabel('做了什么').selectOption({ label: '登录' })
    await page.getByText('没有符合的记录').waitFor()
    await check(page)
    await page.getByRole('link', { name: '清除条件' }).first().click()
    await row.waitFor()

    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^hojip-acts-\d{4}-\d\d-\d\d\.csv$/)
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv.startsWith('\uFEFF时间,操作人,店铺,操作,')).toBe(true)
    expect(csv).toContain(name)

    const phone = elsewhere.page
    await phone.goto('/business/acts')
    await phone.getByText('导出了操作记录').first().waitFor()
    await phone.getByText(name).first().waitFor()
    await check(phone)
    expect([...owner.problems, ...elsewhere.problems]).toEqual([])
    await owner.context.close()
    await elsewhere.context.close()

    const operator = await signInToBusiness(browser(), { account: 'yun', locale: 'en-US' })
    await operator.page.goto('/business/acts')
    const acts = operator.page.getByRole('row')
    await acts.filter({ hasText: name }).first().waitFor()
    await check(operator.page)
    await operator.page.getByRole('link', { name: 'The mall', exact: true }).click()
    await acts.filter({ hasText: 'Signed in' }).first().waitFor()
    await expect.poll(() => acts.filter({ hasText: name }).count()).toBe(0)
    await check(operator.page)
    expect(operator.problems).toEqual([])
    await operator.context.close()
  },
)
