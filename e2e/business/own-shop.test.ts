// by turns: day 2 of 3
import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'vitest'
import { signInAside } from '../testing/accounts.ts'
import { aPaidOrder, callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { dayMs } from '@hojip/platform/clock'

const browser = aBrowser()

/** Shops that no other journey uses. */
const account = 'songjiang-distillery'
const away = 'changbai-foothills'

/** The shop recommends nothing, as it did before a failed try. */
async function withoutChosen(shop: BrowserContext): Promise<void> {
  const token = (await shop.cookies()).find(({ name }) => name === 'deskToken')!.value
  const headers = { authorization: token }
  const answer = await shop.request.get('/v1/bizConsole/queryOwnShop', { headers })
  const { data } = (await answer.json()) as { data: object }
  await callAs(shop, '/bizConsole/saveOwnShop', { ...data, chosenIds: [] })
}

test(
  'an owner writes a notice and chooses products on a phone in Korean, a shopper sees both, and one of two editors is refused',
  { timeout: 400_000 },
  async () => {
    const owner = await openBusiness(browser(), { account, locale: 'ko-KR', size: 'phone' })
    const { page } = owner
    await withoutChosen(owner.context)
    await page.goto('/business/shop')
    await page.getByText('바뀐 내용 없음').waitFor()
    const elsewhere = await openBusiness(browser(), { account })
    await elsewhere.page.goto('/business/shop')
    await elsewhere.page.getByText('没有改动').waitFor()

    const notice = page.getByRole('group', { name: /^공지/ })
    await notice.getByRole('textbox', { name: '조선어' }).fill('설 연휴에는 쉬어요')
    await notice.getByRole('textbox', { name: '简体中文' }).fill('春节期间休息')
    await page.getByRole('button', { name: '저장' }).click()
    await page.getByText('오늘이나 이후 날짜를 골라 주세요').waitFor()
    const lastDay = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('언제까지 보여 줄까요').fill(lastDay)
    await page.getByRole('button', { name: '상품 추가' }).click()
    const dialog = page.getByRole('dialog')
    await check(page)
    const first = dialog.getByRole('listitem').first()
    const name = (await first.locator('span.truncate').textContent())!
    await first.getByRole('button').click()
    await page.getByRole('button', { name: '저장' }).click()
    await page.getByText('저장했어요. 가게 페이지에 바로 보여요').first().waitFor()
    await check(page)

    const { list } = await callAs<{ list: { shop: { pkId: string; slug: string } }[] }>(
      '1',
      '/bizShop/findAll',
      { shopName: '松江酒坊' },
    )
    const { pkId, slug } = list[0]!.shop
    const lin = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
    await lin.page.goto(`/shop/${pkId}/${slug}`)
    await lin.page.getByText('설 연휴에는 쉬어요').waitFor()
    const chosen = lin.page.getByRole('region', { name: '사장님 추천' })
    await expect.poll(() => chosen.getByRole('listitem').first().textContent()).toContain(name)
    await check(lin.page)

    const desk = elsewhere.page
    await desk
      .getByRole('group', { name: /^主营/ })
      .getByRole('textbox', { name: '简体中文' })
      .fill('米面粮油')
    await desk.keyboard.press('Control+s')
    await desk.getByText('同事刚刚保存了新的内容').waitFor()
    await check(desk)
    await desk.getByRole('button', { name: '用我的保存' }).click()
    await desk.getByText('已保存，店铺页已更新').first().waitFor()
    for (const { problems } of [owner, elsewhere, lin]) expect(problems).toEqual([])
  },
)

/** A day of the mall, so many days from now. */
function dayIn(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)
}

/** Opens the form without a holiday, which a failed try may have left. */
async function withoutHoliday(page: Page) {
  await page.goto('/business/shop')
  const holiday = page.getByRole('group', { name: '가게 휴무' })
  const first = holiday.getByLabel('첫날')
  if ((await first.inputValue()) !== '') {
    await first.fill('')
    await holiday.getByLabel('마지막 날').fill('')
    await page.getByRole('button', { name: '저장' }).click()
    await page.getByText('저장했어요. 가게 페이지에 바로 보여요').first().waitFor()
  }
  return holiday
}

test('a shop announces a holiday; shoppers see it before they buy, and its orders have their time after it', async () => {
  const owner = await openBusiness(browser(), { account: away, locale: 'ko-KR', size: 'phone' })
  const { page } = owner
  const holiday = await withoutHoliday(page)
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
    await lin.page
      .getByText(/가게 휴무 .*부터 발송해요/)
      .filter({ visible: true })
      .waitFor()
    await check(lin.page)
  }

  const mia = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await signInAside(mia.context)
  await aPaidOrder(mia.context, goodsName)
  const orders = await callAs<{ list: { shipByTime: string }[] }>(mia.context, '/bizOrder/queryMyOrder', {})
  expect(orders.list[0]!.shipByTime).toBe(`${dayIn(6)} 00:00:00`)

  await withoutHoliday(page)
  for (const { problems } of [owner, lin, mia]) expect(problems).toEqual([])
  await Promise.all([owner, lin, mia].map(({ context }) => context.close()))
})
