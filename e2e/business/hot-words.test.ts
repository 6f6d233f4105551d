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
  // One place further to the front, by keyboard.
  const up = added.getByRole('button', { name: `“${zh}”往前移` })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.getByText(/现在是第 \d+ 个/).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存，两秒内生效').waitFor()

  const lin = await aVisitor(browser(), { locale: 'ko-KR', size: 'desktop' })
  await expect
    .poll(async () => {
      await lin.page.goto('/')
      return lin.page.getByRole('link', { name: `막걸리${zh.slice(2)}` }).count()
    })
    .toBeGreaterThan(0)

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
