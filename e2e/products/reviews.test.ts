// by turns: day 1 of 3
import { expect, test } from 'vitest'
import { callAs } from '../testing/bought.ts'
import { aBrowser, aVisitor, expectAccessible, expectNoSidewaysScroll } from '../testing/browser.ts'
import { looksOfToday } from '../testing/looking/looks.ts'

const browser = aBrowser()

test.each(
  looksOfToday('reviews', [
    ['zh-CN', 'desktop', { tags: '买家提到', flavour: '味道', all: '全部', filters: '按评价筛选' }],
    [
      'ko-KR',
      'phone',
      { tags: '많이 언급된 내용', flavour: '맛과 향', all: '전체', filters: '상품평 골라 보기' },
    ],
    [
      'en-US',
      'phone',
      { tags: 'Often mentioned', flavour: 'Taste & smell', all: 'All', filters: 'Filter reviews' },
    ],
  ] as const),
)('reviews are narrowed by what they are about: %s, %s', async (locale, size, words) => {
  const { page, context, problems } = await aVisitor(browser(), { locale, size })
  const { list } = await callAs<{ list: { pkId: string }[] }>('1', '/bizGoods/findAll', {
    goodsName: '辣白菜',
  })
  await page.goto(`/goods/info/${list[0]!.pkId}`)
  const reviews = page.locator('#comments')
  await reviews.scrollIntoViewIfNeeded()
  const flavour = reviews
    .getByRole('group', { name: words.tags })
    .getByRole('button', { name: words.flavour })
  const all = reviews.getByRole('group', { name: words.filters }).getByRole('button', { name: words.all })
  // The only one of the first five that is not about the taste.
  const other = reviews.getByRole('paragraph').filter({ hasText: '그냥 끝' })
  await other.waitFor()
  const pressFlavour = async () => {
    const isPressed = async () => (await flavour.getAttribute('aria-pressed')) === 'true'
    // Pressed again when nothing happens, as a person does; a page that never answers tells its problems.
    if (!(await isPressed())) await flavour.press('Enter')
    return [await isPressed(), ...problems]
  }
  await expect.poll(pressFlavour, { interval: 2_000 }).toEqual([true])
  await other.waitFor({ state: 'detached' })
  const about = Number((await flavour.innerText()).match(/\d+/)![0])
  expect(about).toBeGreaterThan(4)
  // While the narrowed list loads there are none.
  await expect.poll(() => reviews.locator('article').count()).toBe(Math.min(about, 5))
  expect([await flavour.getAttribute('aria-pressed'), await all.getAttribute('aria-pressed')]).toEqual([
    'true',
    'false',
  ])
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await flavour.click()
  await other.waitFor()
  await flavour.click()
  await other.waitFor({ state: 'detached' })
  await all.click()
  await other.waitFor()
  await expect.poll(() => flavour.getAttribute('aria-pressed')).toBe('false')
  expect(problems).toEqual([])
  await context.close()
})
