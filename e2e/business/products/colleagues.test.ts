// by turns: day 3 of 3
import { expect, test } from 'vitest'
import { callAs } from '../../testing/bought.ts'
import { aBrowser } from '../../testing/browser.ts'
import { check, openBusiness } from '../../testing/business.ts'

const browser = aBrowser()
const shop = 'songjiang-distillery'

test('two who edit one product see each other before they save, and what one has saved is merged', async () => {
  const here = await openBusiness(browser(), { account: shop })
  const { list } = await callAs<{ list: { pkId: string }[] }>(here.context, '/bizConsole/queryProducts', {})
  const address = `/business/products/${list[0]!.pkId}`
  await here.page.goto(address)
  await here.page.getByLabel('一句话卖点 · English').fill('Aged in jars')
  const there = await openBusiness(browser(), { account: shop, locale: 'ko-KR', size: 'phone' })
  await there.page.goto(address)
  // Who comes later asks, and gets the answer.
  await there.page.getByText('다른 창에서도 수정하고 있어요').waitFor()
  await check(there.page)
  await there.page.getByLabel('상품명 · 한국어').fill('송강 고량주 큰 병')
  await here.page.getByText('你在另一个窗口里也在修改').waitFor()

  await here.page.getByRole('button', { name: '保存', exact: true }).click()
  await there.page.getByText('방금 새 버전이 저장됐어요').waitFor()
  await there.page.getByText('다른 창에서도 수정하고 있어요').waitFor({ state: 'detached' })
  await check(there.page)
  await there.page.getByRole('button', { name: '확인하고 합치기' }).click()
  await there.page.getByRole('dialog').getByRole('button').last().click()
  await expect.poll(() => there.page.getByLabel('한 줄 소개 · English').inputValue()).toBe('Aged in jars')
  await expect.poll(() => there.page.getByLabel('상품명 · 한국어').inputValue()).toBe('송강 고량주 큰 병')
  for (const { page, problems } of [here, there]) {
    await page.close()
    expect(problems).toEqual([])
  }
})
