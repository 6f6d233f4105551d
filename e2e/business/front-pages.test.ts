// by turns: day 3 of 3
import type { BrowserContext } from 'playwright'
import { expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { aPicture } from '../testing/picture.ts'

const browser = aBrowser()

interface Edited {
  live: { version: number; document: object }
  draft: { revision: number }
}

/** Puts the home page and its draft back to what came with the mall, which a failed try may have changed. */
async function resetHome(tao: BrowserContext): Promise<void> {
  const home = { page: 'home' }
  const { list } = await callAs<{ list: { version: number; document: object }[] }>(
    tao,
    '/sysConsole/queryFrontPageVersions',
    { ...home, pageSize: 50 },
  )
  const [first] = list.filter(({ document }) => JSON.stringify(document).includes('好好吃饭')).slice(-1)
  const before = await callAs<Edited>(tao, '/sysConsole/queryFrontPage', home)
  if (JSON.stringify(before.live.document) !== JSON.stringify(first!.document)) {
    const restored = { ...home, version: first!.version, base: before.live.version }
    await callAs(tao, '/sysConsole/restoreFrontPage', restored)
  }
  const { live, draft } = await callAs<Edited>(tao, '/sysConsole/queryFrontPage', home)
  if (draft.revision > 0) {
    const document = { document: live.document, revision: draft.revision, base: live.version }
    await callAs(tao, '/sysConsole/saveFrontPageDraft', { ...home, ...document })
  }
}

test('an operator writes a banner and renames a floor, looks at the page, publishes it and goes back', async () => {
  const operator = await openBusiness(browser(), { account: 'tao' })
  const { page } = operator
  await resetHome(operator.context)
  await page.goto('/business/front-pages')
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { name: '好好吃饭' }).waitFor()
  await check(page)

  await page.getByRole('button', { name: '加一块' }).click()
  await page.getByText('轮播图', { exact: true }).last().click()
  const publish = page.getByRole('button', { name: '发布', exact: true })
  await expect.poll(() => publish.isDisabled()).toBe(true)
  const words = { 中文: '秋天的一桌', 한국어: '가을 밥상', English: 'An autumn table' }
  for (const [language, title] of Object.entries(words)) {
    await page.getByRole('tab', { name: language }).click()
    const panel = page.getByRole('tabpanel')
    for (const field of await panel.getByRole('textbox').all()) await field.fill(title.slice(0, 8))
    await panel.locator('textarea').fill(title)
  }
  const href = page.getByLabel('点开去哪里')
  await href.fill('/none-of-ours')
  await page.getByText('这个地址打不开').waitFor()
  await href.fill('/koreaShop')
  await page.getByText('站内地址，已确认打得开').waitFor()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: '图片' }).getByRole('button').last().click()
  await (await chosen).setFiles(aPicture('autumn'))
  await page.getByLabel('没有上传时用').waitFor({ state: 'detached' })
  await check(page)

  await page.getByRole('button', { name: /^好好吃饭/ }).click()
  await page.getByRole('tab', { name: '中文' }).click()
  await page.getByLabel(/^名称/).fill('秋天吃什么')
  await preview.getByRole('heading', { name: '秋天吃什么' }).waitFor()
  await page.getByRole('button', { name: '存草稿' }).click()
  await page.getByText('草稿已存好').waitFor()

  const lin = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await lin.page.goto('/')
  await lin.page.getByRole('heading', { name: '好好吃饭' }).waitFor()

  await publish.click()
  await check(page)
  await page.getByRole('button', { name: '现在发布' }).click()
  const published = await page.getByText(/版本 \d+ 已发布/).textContent()
  const version = Number(/\d+/.exec(published!)![0])
  const shown = async () => {
    await lin.page.goto('/')
    return lin.page.getByRole('heading', { name: '秋天吃什么' }).count()
  }
  await expect.poll(shown, { timeout: 60_000 }).toBe(1)
  await lin.page.getByRole('heading', { name: '秋天的一桌' }).first().waitFor()
  await lin.page.locator('img[src^="/uploads/banner/"]').first().waitFor()
  await check(lin.page)

  await page.getByRole('button', { name: '以前的版本' }).click()
  await page.getByRole('button', { name: `退回这一版 ${version - 1}`, exact: true }).click()
  await page.getByRole('button', { name: '退回这一版', exact: true }).click()
  await expect.poll(shown, { timeout: 60_000 }).toBe(0)
  await page.getByText(`线上是版本 ${version + 1}`).waitFor()

  const phone = await openBusiness(browser(), { account: 'yun', locale: 'ko-KR', size: 'phone' })
  await phone.page.goto('/business/front-pages')
  await phone.page.getByRole('heading', { name: '미리보기' }).waitFor()
  await check(phone.page)
  expect([...lin.problems, ...operator.problems, ...phone.problems]).toEqual([])
  await Promise.all([lin, operator, phone].map(({ context }) => context.close()))
})
