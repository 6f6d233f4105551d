// by turns: day 1 of 3
import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { anAddress, callAs } from '../testing/bought.ts'
import { aBrowser, aContext, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { settled } from '../testing/looking/settled.ts'

const browser = aBrowser()

interface Listed {
  list: { pkId: string; goodsId: string; state: string }[]
}

test('an operator opens a queue; a shopper waits for her turn, is led to the checkout and orders', async () => {
  const found = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', { goodsName: '铁炒锅' })
  const { pkId: goodsId } = found.list[0]!
  const lin = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  await signInAside(lin.context)
  await callAs(lin.context, '/appUserAddress/save', anAddress)
  await lin.page.clock.install()
  await lin.page.goto(`/goods/info/${goodsId}`)
  await settled(lin.page)
  const tao = await openBusiness(browser(), { account: 'tao', locale: 'zh-CN' })
  const form = tao.page.getByRole('form', { name: '开排队' })
  await tao.page.goto('/business/queues')
  await form.getByLabel('商品页地址').fill(`https://mall.example/goods/info/${goodsId}`)
  await form.getByLabel('每分钟放行人数').fill('10')
  await form.getByRole('button', { name: '开排队' }).click()
  await tao.page.getByText('排队已开').first().waitFor()
  await check(tao.page)
  const { list } = await callAs<Listed>(tao.context, '/sysConsole/querySaleQueues', {})
  const queueId = list.find((queue) => queue.goodsId === goodsId && queue.state === 'open')!.pkId

  const first = await aContext(browser(), { locale: 'zh-CN' })
  await signInAside(first)
  await callAs(first, '/bizQueue/takeTurn', { queueId })
  // Her page is from before the queue: its button leads to the queue all the same.
  await lin.page.getByRole('button', { name: '바로 구매' }).filter({ visible: true }).first().click()
  await lin.page.getByRole('dialog').getByRole('button', { name: '바로 구매' }).click()
  await lin.page.waitForURL('**/queue/**')
  // The next page asks anew, without being loaded.
  await lin.page.clock.fastForward(31_000)
  await lin.page.goBack()
  await lin.page.getByRole('button', { name: '줄 서서 구매' }).filter({ visible: true }).first().click()
  await lin.page.getByRole('dialog').getByRole('button', { name: '줄 서서 구매' }).click()
  await lin.page.getByText('바로 다음 차례예요').waitFor()
  await check(lin.page)

  await lin.page.waitForURL('**/cart/confirm?**')
  await lin.page.getByText('내 차례예요').waitFor()
  await check(lin.page)
  await lin.page
    .getByRole('button', { name: /주문하기/ })
    .filter({ visible: true })
    .first()
    .click()
  await lin.page.waitForURL('**/pay/**')

  const card = tao.page.getByRole('listitem').filter({ hasText: '铁炒锅' }).first()
  await card.getByText('已下单').locator('..').getByText('1', { exact: true }).waitFor()
  await card.getByRole('button', { name: '结束排队' }).click()
  await tao.page
    .getByRole('alertdialog')
    .or(tao.page.getByRole('dialog'))
    .getByRole('button', { name: '结束排队' })
    .click()
  await card.getByText('已结束').waitFor()
  expect([...tao.problems, ...lin.problems]).toEqual([])
  await Promise.all([first, tao.context, lin.context].map((context) => context.close()))
})
