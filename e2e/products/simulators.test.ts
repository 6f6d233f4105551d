// by turns: day 3 of 3
import { expect, test } from 'vitest'
import { aChinesePhone } from '../testing/accounts.ts'
import { aBrowser, aVisitor, codesSentTo } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { aloneTimeoutMs, useAlone } from '../testing/outside.ts'

const browser = aBrowser()

test(
  'an operator of the demo lets the SMS gateway fail once; the code comes by itself',
  { timeout: aloneTimeoutMs },
  async () => {
    const operator = await openBusiness(browser(), { account: 'tao' })
    const { page } = operator
    await page.getByRole('link', { name: '模拟服务' }).click()
    // Other journeys have faults of their own, which this one leaves alone.
    await page.getByRole('heading', { name: '制造一个故障' }).waitFor()
    await check(page)
    await page.getByLabel('哪个服务').selectOption('短信')
    await expect
      .poll(() => page.getByLabel('什么状况').locator('option').allTextContents())
      .not.toContain('通知丢失')
    await page.getByRole('button', { name: '开始' }).click()
    const now = page.getByRole('region', { name: '正在生效的故障' })
    const once = now.getByText('短信 · 还有 1 次')
    await once.first().waitFor()

    const phone = await openBusiness(browser(), { account: 'tao', locale: 'ko-KR', size: 'phone' })
    await phone.page.goto('/business/simulators')
    await phone.page.getByRole('heading', { name: '장애 일으키기' }).waitFor()
    await check(phone.page)

    const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'phone' })
    await lin.page.goto('/login')
    const number = aChinesePhone()
    await lin.page.getByLabel('手机号').fill(number)
    await lin.page.getByRole('button', { name: '获取验证码' }).click()
    // Another journey's message may have been the one that failed: either way each code arrives.
    await expect.poll(() => codesSentTo(number), { timeout: 60_000 }).toHaveLength(1)
    // Used up: the page learns of it by itself.
    await expect.poll(() => once.count()).toBe(0)

    await useAlone('push')
    const always = now.getByText('浏览器推送 · 一直生效')
    await page.getByLabel('哪个服务').selectOption('浏览器推送')
    await page.getByLabel('几次').selectOption('一直，直到取消')
    await page.getByRole('button', { name: '开始' }).click()
    await always.first().waitFor()
    while ((await always.count()) > 0) {
      const left = await always.count()
      await page
        .getByRole('button', { name: /^取消：浏览器推送/ })
        .first()
        .click()
      await expect.poll(() => always.count()).toBeLessThan(left)
    }
    expect([...operator.problems, ...phone.problems]).toEqual([])
    await Promise.all([operator, phone, lin].map(({ context }) => context.close()))
  },
)
