// by turns: day 1 of 3
import type { Locale } from '@hojip/platform/i18n'
import { expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { check, openBusiness } from '../testing/business.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

const words = {
  'zh-CN': {
    street: '沿着一条街，逛六个产地',
    stops: '产地',
    jeju: '济州',
    gwangyang: '光阳',
    none: /6 月当季/,
    all: '看延边的 13 件',
    back: '回到整条街',
    countries: '原产国',
    korea: /^(KR)?\s*韩国/,
    number: '批次号',
    find: '查',
    papers: /^批次 KR-.* 的证件$/,
    unknown: '没有查到批次 KR-0000-0000',
    list: '进口商品列表',
  },
  'ko-KR': {
    street: '한 길 따라 여섯 산지를 걸어요',
    stops: '산지',
    jeju: '제주',
    gwangyang: '광양',
    none: /6월이 제철/,
    all: '연변 상품 13개 보기',
    back: '거리 전체 보기',
    countries: '원산지 국가',
    korea: /^대한민국/,
    number: '배치 번호',
    find: '찾기',
    papers: /^배치 KR-.* 서류$/,
    unknown: '배치 KR-0000-0000의 기록이 없어요',
    list: '수입 상품 목록',
  },
  'en-US': {
    street: 'One street, six places',
    stops: 'Places',
    jeju: 'Jeju',
    gwangyang: 'Gwangyang',
    none: /begins in June/,
    all: 'See all 13 from Yanbian',
    back: 'Back to the whole street',
    countries: 'Country of origin',
    korea: /^South Korea/,
    number: 'Batch',
    find: 'Look up',
    papers: /^Papers of batch KR-/,
    unknown: 'No batch KR-0000-0000 is recorded',
    list: 'Imported goods',
  },
}

const visits: [Locale, 'desktop' | 'phone'][] = [
  ['zh-CN', 'desktop'],
  ['ko-KR', 'phone'],
  ['en-US', 'phone'],
]

test.each(looksOfToday('street', visits))(
  'a visitor walks along the street: %s, %s',
  async (locale, size) => {
    const t = words[locale]
    const { context, page, problems } = await aVisitor(browser(), { locale, size })
    await page.goto('/koreaShop')
    await page.getByRole('heading', { level: 1, name: t.street }).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    // Arrow keys move along the line; the stop that is shown is marked.
    const road = page.getByRole('navigation', { name: t.stops })
    const stops = road.getByRole('link')
    await stops.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => stops.nth(2).evaluate((link) => link === document.activeElement)).toBe(true)
    await road.locator('[aria-current="location"]', { hasText: t.jeju }).waitFor()
    // Nothing from there is on sale: the stop stays, with its next month.
    await stops.nth(5).press('Enter')
    await page.locator('section', { hasText: t.gwangyang }).getByText(t.none).waitFor()

    await page.getByRole('link', { name: t.all }).click()
    await page.waitForURL('**/koreaShop?street=korea&place=yanbian')
    await page.getByRole('link', { name: t.back }).waitFor()
    await expect.poll(() => page.locator('section li article').count()).toBe(13)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    expect(problems).toEqual([])
    await context.close()
  },
)

test.each(looksOfToday('batch', visits))('a visitor looks up a batch: %s, %s', async (locale, size) => {
  const t = words[locale]
  const { context, page, problems } = await aVisitor(browser(), { locale, size })
  await page.goto('/importedGoods')
  const products = page.getByRole('list', { name: t.list })
  await expect.poll(() => products.getByRole('listitem').count()).toBe(8)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page
    .getByRole('navigation', { name: t.countries })
    .locator('visible=true')
    .getByRole('link', { name: t.korea })
    .click()
  await page.waitForURL('**/importedGoods?country=KR')
  await expect.poll(() => products.getByRole('listitem').count()).toBe(6)

  const { list } = await callAs<{ list: { batchNumber: string }[] }>('1', '/bizGoods/queryImported', {
    country: 'KR',
  })
  await page.getByRole('textbox', { name: t.number }).fill(list[0]!.batchNumber.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: t.papers }).waitFor()
  await page.getByText(/^DEMO-C-\d{4}$/).waitFor()
  await expectAccessible(page)

  await page.getByRole('textbox', { name: t.number }).fill('KR-0000-0000')
  await page.getByRole('button', { name: t.find, exact: true }).click()
  await page.getByRole('heading', { name: t.unknown }).waitFor()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  expect(problems).toEqual([])
  await context.close()
})

test('an operator lays out the Korea street: places, words and a section of products, and takes it back', async () => {
  const operator = await openBusiness(browser(), { account: 'tao' })
  const { page } = operator
  await page.goto('/business/front-pages')
  await page.getByRole('link', { name: '韩国馆', exact: true }).click()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { level: 1 }).waitFor()
  // On a computer the column at the right may lie over a product's button.
  await page.getByRole('button', { name: '手机', exact: true }).click()
  await check(page)
  const body = page.getByRole('button', { name: /^本页内容/ })
  await body.click()
  const usual = page.getByRole('button', { name: '都恢复成平常的样子' })
  const floors = page.getByRole('button', { name: /^分类楼层/ })
  const headings = { 中文: '秋天走一走', 한국어: '가을 산책', English: 'An autumn walk' }
  /** As the street came with the mall; a try that failed may have left it otherwise. */
  const layOutAsUsual = async () => {
    while ((await floors.count()) > 0) {
      await floors.first().click()
      await page.getByRole('button', { name: '删掉这一块' }).click()
    }
    await body.click()
    await page.getByRole('button', { name: '济州往前移' }).waitFor()
    if (await usual.isVisible()) await usual.click()
    for (const language of Object.keys(headings)) {
      await page.getByRole('tab', { name: language }).first().click()
      await page.getByLabel(/^标题/).fill('')
    }
  }
  await layOutAsUsual()
  await page.getByRole('button', { name: '加一块' }).click()
  await page.getByText('分类楼层', { exact: true }).last().click()
  await body.click()
  for (const [language, heading] of Object.entries(headings)) {
    await page.getByRole('tab', { name: language }).first().click()
    await page.getByLabel(/^标题/).fill(heading)
  }
  for (const _ of ['past Changbai', 'past Yanbian'])
    await page.getByRole('button', { name: '济州往前移' }).click()
  await page.getByRole('checkbox', { name: '莞岛' }).uncheck()
  // The preview shows the language that was written last.
  await preview.getByRole('heading', { name: 'An autumn walk' }).waitFor()
  await preview.getByRole('heading', { name: 'Wando' }).waitFor({ state: 'detached' })

  const soyeon = await aVisitor(browser(), { locale: 'ko-KR', size: 'phone' })
  /** The heading of the street, and three of its places in their order. */
  const street = async () => {
    await soyeon.page.goto('/koreaShop')
    const heading = await soyeon.page.getByRole('heading', { level: 1 }).textContent()
    const all = await soyeon.page.locator('main h2').allTextContents()
    return [heading, ...all.flatMap((one) => /제주|연변|완도/.exec(one)?.[0] ?? [])]
  }
  const publish = async () => {
    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page.getByRole('button', { name: '现在发布' }).click()
    await page.getByText('和线上一样').waitFor()
  }
  await publish()
  // Heading and places are cached apart, and follow within seconds of each other.
  await expect.poll(street).toEqual(['가을 산책', '제주', '연변'])
  await expectAccessible(soyeon.page)
  await expectNoSidewaysScroll(soyeon.page)

  await layOutAsUsual()
  await publish()
  await expect.poll(street).toEqual([words['ko-KR'].street, '연변', '제주', '완도'])
  expect([...soyeon.problems, ...operator.problems]).toEqual([])
  await Promise.all([soyeon, operator].map(({ context }) => context.close()))
})
