// by turns: day 1 of 3
import type { BrowserContext } from 'playwright'
import { expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

interface Setting {
  name: string
  value: number
  revision: number
}

/** Switches translation on, which a failed try may have left off. */
async function switchOn(tao: BrowserContext): Promise<void> {
  const { list } = await callAs<{ list: Setting[] }>(tao, '/sysConsole/querySettings', {})
  const { value, ...setting } = list.find(({ name }) => name === 'translation')!
  const on = { name: setting.name, value: 1, revision: setting.revision }
  if (value !== 1) await callAs(tao, '/sysConsole/saveSetting', on)
}

test('an operator sees how the mall runs, switches translation off, and restores it from the history', async () => {
  const operator = await openBusiness(browser(), { account: 'tao' })
  const { page } = operator
  await page.goto('/business/health')
  await page.getByRole('heading', { name: '每分钟订单和付款' }).waitFor()
  await page.getByText(/^(一切正常|有 \d+ 处需要处理)$/).waitFor()
  await page.getByText('运行中', { exact: true }).first().waitFor()
  await check(page)
  await page.getByRole('link', { name: '近 24 小时' }).click()
  await page.getByRole('heading', { name: '每 15 分钟订单和付款' }).waitFor()

  // The mall of the journeys has no translation server, so no other journey needs this switch.
  await switchOn(operator.context)
  await page.goto('/business/settings')
  const translation = page.getByRole('switch', { name: '商城翻译' })
  await expect.poll(() => translation.getAttribute('aria-checked')).toBe('true')
  await check(page)
  await translation.press('Space')
  await page.getByRole('alertdialog').getByText('不再使用商城的翻译服务').waitFor()
  await page.getByRole('button', { name: '关闭', exact: true }).last().click()
  await page.getByText('“商城翻译”已改为：关').waitFor()
  await page.getByText('有 1 项功能关着').waitFor()

  const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await lin.page.goto('/')
  const off = await lin.page.evaluate(async () => {
    const answer = await fetch('/v1/sysConfig/queryPublic')
    return ((await answer.json()) as { data: { off: string[] } }).data.off
  })
  expect(off).toContain('translation')

  await page.getByRole('button', { name: '恢复为“开” · 商城翻译' }).first().click()
  await page.getByRole('button', { name: '恢复', exact: true }).click()
  await page.getByText('“商城翻译”已改为：开').waitFor()
  await expect.poll(() => translation.getAttribute('aria-checked')).toBe('true')

  const most = page.getByRole('textbox', { name: '每家店最多的商品' })
  await most.fill('1000001')
  await most.press('Enter')
  await page.getByText('请填 100 到 1000000 之间的整数').waitFor()
  await most.fill('1000000')
  await page.getByRole('button', { name: '保存 · 每家店最多的商品' }).click()
  await page.getByText('“每家店最多的商品”已改为：').waitFor()
  await page.getByRole('button', { name: '撤销' }).last().click()
  await expect.poll(() => most.inputValue()).toBe('200000')

  const phone = await openBusiness(browser(), { account: 'yun', locale: 'ko-KR', size: 'phone' })
  for (const path of ['/business/health', '/business/settings']) {
    await phone.page.goto(path)
    await phone.page.getByRole('heading', { level: 2 }).first().waitFor()
    await check(phone.page)
  }
  expect([...lin.problems, ...operator.problems, ...phone.problems]).toEqual([])
  await Promise.all([lin, operator, phone].map(({ context }) => context.close()))
})
