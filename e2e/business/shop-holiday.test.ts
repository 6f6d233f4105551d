import { expect, test } from 'vitest'
import { aChinesePhone, signInByCode } from '../testing/accounts.ts'
import { aPaidOrder, callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()
/** A shop that no other journey uses. */
const account = 'changbai-foothills'
const dayMs = 86_400_000

/** A day of the mall, so many days from now. */
function dayIn(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)
}

test('a shop announces a holiday; shoppers are told before they buy, and its orders have their time after it', async () => {
  const owner = await openBusiness(browser(), { account, locale: 'ko-KR', size: 'phone' })
  const { page } = owner
  await page.goto('/business/shop')
  const holiday = page.getByRole('group', { name: '가게 휴무' })
  await holiday.getByLabel('첫날').fill(dayIn(0))
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByText('첫날과 마지막 날을 모두 입력해 주세요').first().waitFor()
  await check(page)
  await holiday.getByLabel('마지막 날').fill(dayIn(3))
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByText('저장했어요. 가게 페이지에 바로 보여요').first().waitFor()
  await check(page)

  const shops = await callAs<{ list: { shop: { pkId: string; slug: string } }[] }>('1', '/bizShop/findAll', {
    shopName: '长白山麓酒庄',
  })
  const { pkId: shopId, slug } = shops.list[0]!.shop
  const { list } = await callAs<{ list: { pkId: string; goodsName: string }[] }>('1', '/bizGoods/findAll', {
    shopId,
  })
  const { pkId, goodsName } = list[0]!
  const lin = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  for (const path of [`/goods/info/${pkId}`, `/shop/${shopId}/${slug}`]) {
    await lin.page.goto(path)
    await lin.page.getByText(/가게 휴무 .*부터 발송해요/).waitFor()
    await check(lin.page)
  }

  const mia = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await mia.page.goto('/login')
  await signInByCode(mia.page, 'zh-CN', aChinesePhone())
  await aPaidOrder(mia.context, goodsName)
  const orders = await callAs<{ list: { shipByTime: string }[] }>(mia.context, '/bizOrder/queryMyOrder', {})
  expect(orders.list[0]!.shipByTime).toBe(`${dayIn(6)} 00:00:00`)

  await page.reload()
  for (const label of ['첫날', '마지막 날']) await holiday.getByLabel(label).fill('')
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByText('저장했어요. 가게 페이지에 바로 보여요').first().waitFor()
  for (const { problems } of [owner, lin, mia]) expect(problems).toEqual([])
  await Promise.all([owner, lin, mia].map(({ context }) => context.close()))
})
