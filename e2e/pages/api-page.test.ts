// by turns: day 1 of 3
import { expect, test } from 'vitest'
import { aBrowser, aVisitor, expectNoSidewaysScroll } from '../testing/browser.ts'

const browser = aBrowser()

test.each(['desktop', 'phone'] as const)(
  'the page of the API shows what a call takes and answers, and tries it, on the %s',
  async (size) => {
    const { page, context, problems } = await aVisitor(browser(), { locale: 'en-US', size })
    const opened = await page.goto('/v1/docs')
    expect(opened!.headers()['content-security-policy']).toContain("script-src 'self';")
    await page.locator('#operations-tag-catalog').click()
    await expectNoSidewaysScroll(page)

    const call = page.locator('.opblock', { hasText: '/sysCategory/queryMenu' })
    await call.locator('.opblock-summary-control').click()
    const inputs = call.locator('.parameters-container')
    await expect.poll(() => inputs.innerText()).toContain('level')
    const answers = call.locator('.responses-inner')
    await expect.poll(() => answers.innerText()).toContain('featured')
    await expectNoSidewaysScroll(page)

    await call.getByRole('button', { name: 'Execute' }).click()
    const answer = call.locator('.live-responses-table')
    await expect.poll(() => answer.locator('.response-col_status').last().innerText()).toContain('200')
    await expect.poll(() => answer.innerText()).toContain('"code": "10000"')
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
    await context.close()
  },
)
