// by turns: day 3 of 3
import { expect, test } from 'vitest'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

test('an operator adds a hot word and a shopper sees it; it is taken back afterwards', async () => {
  const tao = await openBusiness(browser(), { account: 'tao', locale: 'zh-CN' })
  const { page } = tao
  await page.goto('/business/hot-words')
  await page.getByRole('button', { name: '加一个词' }).waitFor()
  await check(page)
  await page.getByRole('button', { name: '加一个词' }).click()
  const rows = page.getByRole('listitem').filter({ has: page.getByLabel('中文') })
  const added = rows.last()
  const zh = `米酒${Date.now() % 10_000}`
  await added.getByLabel('中文').fill(zh)
  await added.getByLabel('英语').fill(`makgeolli ${zh.slice(2)}`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await added.getByText('三种语言都要填写').waitFor()
  await check(page)
  await added.getByLabel('韩语').fill(`막걸리${zh.slice(2)}`)
  // The header has room for the first words only. By keyboard, the focus stays on the button.
  const place = Number((await added.getAttribute('aria-label'))!.replace(/\D/g, ''))
  await added.getByRole('button', { name: `“${zh}”往前移` }).focus()
  for (let at = place - 1; at >= 2; at--) {
    await page.keyboard.press('Enter')
    await page.getByText(`“${zh}”现在是第 ${at} 个`).waitFor({ state: 'attached' })
  }
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存，两秒内生效').waitFor()

  const lin = await aVisitor(browser(), { locale: 'ko-KR', size: 'desktop' })
  const offered = lin.page.getByRole('link', { name: `막걸리${zh.slice(2)}` }).first()
  await expect
    .poll(async () => {
      await lin.page.goto('/')
      // The words load after the page.
      return offered.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      )
    })
    .toBe(true)

  const phone = await openBusiness(browser(), { account: 'tao', locale: 'ko-KR', size: 'phone' })
  await phone.page.goto('/business/hot-words')
  await phone.page.getByText('마지막으로 바꿨어요').waitFor()
  await check(phone.page)
  await phone.page.getByRole('button', { name: '바꾸기 전으로 되돌리기' }).click()
  await phone.page.getByRole('button', { name: '저장', exact: true }).click()
  await phone.page.getByText('저장했어요. 2초 안에 적용돼요').waitFor()
  expect([...tao.problems, ...lin.problems, ...phone.problems]).toEqual([])
  await Promise.all([tao, lin, phone].map(({ context }) => context.close()))
})
