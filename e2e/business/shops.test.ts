// by turns: day 3 of 3
import type { BrowserContext } from 'playwright'
import { expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'

const browser = aBrowser()
/** A shop that no other journey visits. */
const slug = 'aki-clean'

/** Opens the shop, which a failed try may have left closed. */
async function openAgain(yun: BrowserContext): Promise<void> {
  const asked = { words: slug, state: 'closed' }
  const { list } = await callAs<{ list: { pkId: string }[] }>(yun, '/sysConsole/queryShops', asked)
  for (const { pkId } of list) await callAs(yun, '/sysConsole/openShop', { pkId, words: '再试一次' })
}

interface Found {
  shop: { pkId: string; slug: string }
  goods: { pkId: string }[]
}

async function theShop(): Promise<Found> {
  const { list } = await callAs<{ list: Found[] }>('1', '/bizShop/findAll', { pageSize: 100 })
  return list.find((entry) => entry.shop.slug === slug)!
}

test('an operator closes a shop: shoppers cannot buy, its staff see why; opened, it sells again', async () => {
  const yun = await openBusiness(browser(), { account: 'yun', locale: 'ko-KR', size: 'phone' })
  const { page } = yun
  await openAgain(yun.context)
  const { shop, goods } = await theShop()
  const shopPath = `/shop/${shop.pkId}/${slug}`
  await page.goto('/business/shops')
  await page.getByRole('searchbox').fill(slug)
  await page.getByRole('button', { name: '찾기' }).click()
  await page.getByText('총 1곳').waitFor()
  await check(page)
  await page.getByRole('main').getByRole('list').last().getByRole('link').click()
  await page.getByRole('button', { name: '가게 폐쇄' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption('papers')
  await dialog.getByRole('button', { name: '가게 폐쇄' }).click()
  await dialog.getByText('이유를 2자 이상 적어 주세요').first().waitFor()
  await dialog.getByLabel('처리 이유').fill('영업 신고증 만료')
  await check(page)
  await dialog.getByRole('button', { name: '가게 폐쇄' }).click()
  await page.getByRole('button', { name: '영업 재개' }).waitFor()
  await page.getByText('서류 만료 또는 불일치').first().waitFor()
  await check(page)

  const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await expect
    .poll(async () => {
      await lin.page.goto(shopPath)
      return lin.page.getByText('这家店铺已停止营业').count()
    })
    .toBe(1)
  await check(lin.page)
  await lin.page.goto(`/goods/info/${goods[0]!.pkId}`)
  const buy = lin.page.getByRole('button', { name: '立即购买' }).and(lin.page.locator(':enabled'))
  expect(await buy.count()).toBe(0)
  const aki = await openBusiness(browser(), { account: slug, locale: 'en-US' })
  await aki.page.goto('/business/overview')
  await aki.page.getByText('The mall closed your shop on').waitFor()
  await check(aki.page)

  await page.getByRole('button', { name: '영업 재개' }).click()
  await dialog.getByLabel('처리 이유').fill('새 신고증 확인')
  await dialog.getByRole('button', { name: '영업 재개' }).click()
  await page.getByText('영업 중').first().waitFor()
  await expect
    .poll(async () => {
      await lin.page.goto(shopPath)
      return lin.page.locator('main a[href^="/goods/info/"]').count()
    })
    .toBeGreaterThan(0)

  const limit = page.getByRole('region', { name: '상품 한도' })
  await limit.getByText(/다른 가게와 같아요/).waitFor()
  await limit.getByRole('button', { name: '변경' }).click()
  await dialog.getByLabel('최대 상품 수').fill('-1')
  await dialog.getByRole('button', { name: '저장' }).click()
  await dialog.getByText('0부터 1,000,000 사이의 정수를 입력해 주세요').first().waitFor()
  await dialog.getByLabel('최대 상품 수').fill('1')
  await check(page)
  await dialog.getByRole('button', { name: '저장' }).click()
  await limit.getByText(/이 가게만 따로 정했어요 · 가득 차서/).waitFor()
  await page.getByRole('button', { name: '실행 취소' }).click()
  await limit.getByText(/다른 가게와 같아요/).waitFor()
  await check(page)
  expect([...yun.problems, ...lin.problems, ...aki.problems]).toEqual([])
  await Promise.all([yun, lin, aki].map(({ context }) => context.close()))
})
