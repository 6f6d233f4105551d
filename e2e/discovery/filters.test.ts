// by turns: day 2 of 3
import type { Locale } from '@hojip/platform/i18n'
import { expect, inject, test } from 'vitest'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'

const browser = aBrowser()

test('a visitor narrows a list by several filters, whose counts follow, and takes one back', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.goto('/goods')
  const aside = page.getByRole('complementary', { name: '筛选' })
  const status = page.getByRole('status').filter({ hasText: '件' }).first()
  // The further filters load when their place comes into view.
  await page.mouse.wheel(0, 300)
  await aside.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const colours = aside.getByRole('group', { name: '颜色' })
  const first = colours.getByRole('checkbox').first()
  await first.waitFor()
  const row = colours.locator('label').first()
  const [, name, count] = /^(.*?)(\d+)$/.exec(await row.innerText().then((text) => text.replace('\n', '')))!
  await row.click()
  await page.waitForURL('**/goods?options=*')
  await expect.poll(() => status.innerText(), { timeout: 60_000 }).toContain(`共 ${count} 件`)
  await aside.getByRole('checkbox', { name: /^4 分及以上/ }).check({ force: true })
  await page.waitForURL('**minScore=4**')
  const chip = page.getByRole('link', { name: `移除 颜色 ${name}` })
  await chip.waitFor()
  await expectAccessible(page)
  await chip.click()
  await page.waitForURL((url) => !url.search.includes('options') && url.search.includes('minScore=4'))
  expect(problems).toEqual([])
  await context.close()
})

test('without scripts, the filters of the address are shown, and their links take them off', async () => {
  const mall = inject('mall')
  const html = async (href: string) =>
    (await fetch(mall + href, { headers: { 'accept-language': 'zh-CN' } })).text()
  const asked = await fetch(`${mall}/v1/sysCategory/queryFilters?facets=1`, {
    headers: { 'accept-language': 'zh-CN' },
  })
  const { data } = (await asked.json()) as { data: { origins: { key: string; name: string }[] } }
  const origin = data.origins[0]!
  const page = await html(`/goods?origins=${origin.key}&freeShipping=1`)
  expect(page).toContain(`aria-label="移除 ${origin.name}"`)
  expect(page).toContain('href="/goods?freeShipping=1"')
  expect(page).toMatch(/<legend[^>]*>产地<\/legend>/)
  // A list without them does not carry the long answer.
  expect(await html('/goods?freeShipping=1')).not.toContain('产地</legend>')
})

const words = {
  'ko-KR': { filters: '필터', origin: '원산지', see: /개 보기$/ },
  'en-US': { filters: 'Filters', origin: 'Origin', see: /^See / },
}

test.each<[Exclude<Locale, 'zh-CN'>, number]>([
  ['ko-KR', 390],
  ['en-US', 320],
])('on a phone the sheet counts while it is filled in: %s, %i px', async (locale, width) => {
  const t = words[locale]
  const { context, page, problems } = await aVisitor(browser(), { locale, size: 'phone' })
  await page.setViewportSize({ width, height: 720 })
  await page.goto('/goods')
  await page.getByRole('button', { name: t.filters }).click()
  const sheet = page.getByRole('dialog', { name: t.filters })
  const origins = sheet.getByRole('group', { name: t.origin }).getByRole('button')
  await origins.first().click()
  const count = /(\d+)\s*$/.exec((await origins.first().innerText()).trim())![1]!
  const see = sheet.getByRole('button', { name: t.see })
  await expect.poll(() => see.innerText(), { timeout: 60_000 }).toMatch(new RegExp(`\\b${count}`))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await see.click()
  await page.waitForURL('**/goods?origins=*')
  expect(problems).toEqual([])
  await context.close()
})

test('rows or pictures are remembered, and the HTML has them from the beginning', async () => {
  const { context, page } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.goto('/goods')
  const columns = () =>
    page.locator('.results').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  await expect.poll(columns).toBe(4)
  await page.getByRole('group', { name: '显示方式' }).getByRole('button', { name: '列表' }).click()
  await expect.poll(columns).toBe(1)
  await expectAccessible(page)
  const cookie = (await context.cookies()).find(({ name }) => name === 'lists')!
  const html = await fetch(`${inject('mall')}/goods`, { headers: { cookie: `lists=${cookie.value}` } })
  expect(await html.text()).toContain(' data-lists="rows"><head>')
  expect(await (await fetch(`${inject('mall')}/goods`)).text()).not.toContain('data-lists="rows"')
  await page.reload()
  await expect.poll(columns).toBe(1)
  const asRows = page.getByRole('button', { name: '列表' })
  await asRows.waitFor()
  await expect.poll(() => asRows.getAttribute('aria-pressed')).toBe('true')
  await context.close()
})

test('a search without results offers near words; filters that leave nothing name the one to take off', async () => {
  const { context, page, problems } = await aVisitor(browser(), { locale: 'zh-CN', size: 'desktop' })
  await page.goto('/goods/search/辣白拌菜条')
  await page.getByRole('heading', { name: /没找到/ }).waitFor()
  await page.locator('p', { hasText: '试试' }).getByRole('link').first().waitFor()
  await expectAccessible(page)
  await page.goto('/goods?freeShipping=1&maxPrice=1')
  const without = page.getByRole('link', { name: /^去掉“.1 以下”，有 \d+ 件$/ })
  await without.click()
  await page.waitForURL('**/goods?freeShipping=1')
  expect(problems).toEqual([])
  await context.close()
})
