import { test } from 'vitest'
import { aBrowser, aVisitor } from './testing/browser.ts'
import { openBusiness } from './testing/business.ts'

const browser = aBrowser()

async function bannerOn(page: any, tab: string) {
  await page.getByRole('navigation', { name: '页面编排' }).getByRole('link', { name: tab, exact: true }).click()
  await page.getByRole('button', { name: '加一块' }).click()
  await page.getByText('轮播图', { exact: true }).last().click()
  const words: Record<string, string> = { 中文: '秋天的一桌', 한국어: '가을 밥상', English: 'An autumn table' }
  for (const [language, title] of Object.entries(words)) {
    await page.getByRole('tab', { name: language }).click()
    const panel = page.getByRole('tabpanel')
    for (const field of await panel.getByRole('textbox').all()) await field.fill(title.slice(0, 8))
    await panel.locator('textarea').fill(title)
  }
  await page.getByLabel('点开去哪里').fill('/goods')
  await page.getByText('站内地址，已确认打得开').waitFor()
  await page.getByRole('button', { name: '加一块' }).click()
  await page.getByText('分类楼层', { exact: true }).last().click()
  await page.getByRole('button', { name: /^本页内容/ }).click()
  await page.getByRole('tab', { name: '中文' }).click()
  await page.getByLabel(/^标题/).fill('逛逛秋天')
  await page.getByRole('tab', { name: '한국어' }).click()
  await page.getByLabel(/^标题/).fill('가을을 걸어요')
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByLabel(/^标题/).fill('A walk in autumn')
  await page.waitForTimeout(3000)
  await page.screenshot({ path: '/tmp/shot-debug.png' })
}

test('look', async () => {
  const operator = await openBusiness(browser(), { account: 'tao' })
  const { page } = operator
  await page.goto('/business/front-pages')
  for (const [tab, name] of [['韩国馆', 'korea'], ['进口商品', 'imported'], ['排行榜', 'rankings']] as const) {
    await bannerOn(page, tab)
    await page.screenshot({ path: `/tmp/shot-${name}-editor.png` })
    console.log(await page.getByRole('status').allTextContents())
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByRole('button', { name: '现在发布' }).click()
    await page.getByText(/版本 1 已发布/).first().waitFor({ timeout: 8000 })
    await page.getByText(/版本 1 已发布/).first().waitFor({ state: 'hidden' })
  }
  for (const [locale, size] of [['zh-CN', 'desktop'], ['ko-KR', 'phone'], ['en-US', 'desktop']] as const) {
    const lin = await aVisitor(browser(), { locale, size })
    for (const path of ['koreaShop', 'importedGoods', 'chartsGoods']) {
      await lin.page.goto(`/${path}`)
      await lin.page.waitForLoadState('networkidle')
      await lin.page.screenshot({ path: `/tmp/shot-${path}-${locale}.png`, fullPage: true })
    }
    console.log(lin.problems)
    await lin.context.close()
  }
  console.log(operator.problems)
}, 120_000)
