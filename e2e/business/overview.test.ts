// by turns: day 3 of 3
import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { aPaidOrder, callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()

/** A shop that no other journey buys from, and what it sells. */
const shop = { account: 'stone-mill', wanted: '芝麻油' }
/** Programs are not counted, and a browser without a window identifies itself as one. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36'

test('a look and a purchase appear in the shop’s figures and tasks, which open the business site', async () => {
  const owner = await openBusiness(browser(), { account: shop.account })
  const { page } = owner
  await page.waitForURL('**/business/overview')
  const figures = page.getByRole('region', { name: '经营数据' })
  const tile = async (name: string) =>
    Number(await figures.getByRole('link', { name }).locator('b').textContent())
  const before = [await tile('今日订单'), await tile('今日访客')] as const

  const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop', userAgent })
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', {
    goodsName: shop.wanted,
  })
  const counted = lin.page.waitForResponse((answer) => answer.url().endsWith('/bizGoods/countVisit'))
  await lin.page.goto(`/goods/info/${list[0]!.pkId}`)
  expect((await counted).status()).toBe(200)
  await signInAside(lin.context)
  await aPaidOrder(lin.context, shop.wanted)

  const tasks = page.getByRole('region', { name: '今天要做的' })
  const toShip = tasks.getByRole('listitem').filter({ hasText: '待发货' })
  await toShip.getByText(/第一单还剩 \d\d:\d\d/).waitFor()
  // Jobs compute the figures once a minute.
  const now = [before[0] + 1, before[1] + 1] as const
  const shown = async () => {
    await page.reload()
    return [await tile('今日订单'), await tile('今日访客')]
  }
  await expect.poll(shown, { timeout: 150_000, interval: 15_000 }).toEqual(now)
  await check(page)
  await figures.getByRole('link', { name: '今日订单' }).click()
  await page.waitForURL('**/business/overview?period=14&metric=orders')
  await figures.getByText('看每天的数字').click()
  await figures
    .getByRole('row')
    .filter({ hasText: /^\d{4}-\d\d-\d\d.*¥/ })
    .first()
    .waitFor()
  await figures.getByRole('link', { name: '1 年' }).click()
  await page.waitForURL('**/business/overview?period=365&metric=orders')
  const best = page.getByRole('region', { name: '卖得最好' })
  await best
    .getByText(`件数 ${2 * now[0]} · 访客 ${now[1]}`)
    .first()
    .waitFor()
  await check(page)
  await toShip.getByRole('link', { name: '去发货' }).click()
  await page.waitForURL('**/business/orders')

  const phone = await openBusiness(browser(), { account: shop.account, locale: 'ko-KR', size: 'phone' })
  await phone.page.getByRole('heading', { name: '운영 통계' }).waitFor()
  await phone.page.getByText('날짜별 숫자 보기').click()
  await check(phone.page)
  expect([...lin.problems, ...owner.problems, ...phone.problems]).toEqual([])
  await Promise.all([lin, owner, phone].map(({ context }) => context.close()))
})
