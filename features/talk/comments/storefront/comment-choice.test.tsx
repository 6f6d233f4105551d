import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { CommentChoice } from './comment-choice.tsx'
import { firstWish, type CommentWish, type Summary } from './comment-page.ts'
import { commentsTexts } from './texts.ts'

const summary: Summary = {
  score: '4.2',
  count: 7,
  distribution: [0, 1, 0, 3, 3],
  good: 6,
  normal: 0,
  bad: 1,
  pic: 2,
  append: 1,
  tags: [
    { tag: 'packing', text: 'Packaging', count: 5 },
    { tag: 'price', text: 'Price', count: 2 },
  ],
  specs: [
    { goodsSpecId: 'b', count: 4 },
    { goodsSpecId: 'retired', count: 1 },
  ],
}
const specs = [
  { pkId: 'a', specText: '500g' },
  { pkId: 'b', specText: '1kg' },
]
function choice(more: Partial<{ summary: Summary; specs: typeof specs; wish: CommentWish }> = {}) {
  return (
    <CommentChoice
      goodsId={'g'}
      summary={summary}
      specs={specs}
      wish={firstWish}
      onWish={() => undefined}
      {...more}
    />
  )
}

test.each(locales)('in %s: every filter with its count, most useful first, and the SKUs', (locale) => {
  const t = commentsTexts[locale]
  const html = rendered(locale, choice())
  for (const kind of ['all', 'good', 'normal', 'bad', 'pic', 'append'] as const)
    expect(html).toContain(`${t[kind]}<span class="figures`)
  expect(html).toMatch(new RegExp(`aria-pressed="true"[^>]*>${t.hot}<`))
  expect(html).toMatch(new RegExp(`aria-pressed="false"[^>]*>${t.new}<`))
  expect(html).toContain(t.count('7'))
  expect(html).toContain(`<option value="b">${t.specCount('1kg', 4)}</option>`)
  expect(html).not.toContain('500g')
  expect(html).not.toContain('retired')
})

test('a filter without comments cannot be chosen', () => {
  const buttons = rendered('en-US', choice()).match(/<button[^>]*>/g) ?? []
  expect(buttons.filter((button) => button.includes('disabled'))).toHaveLength(1)
})

test('without variants, or comments that name one, there is no choice of variants', () => {
  const t = commentsTexts['en-US']
  expect(rendered('en-US', choice({ specs: specs.slice(1) }))).not.toContain(t.everySpec)
  expect(rendered('en-US', choice({ summary: { ...summary, specs: [] } }))).not.toContain(t.everySpec)
})

test('tags with their counts are a group of their own, and none are shown when there are none', () => {
  const t = commentsTexts['ko-KR']
  const html = rendered('ko-KR', choice())
  expect(html).toContain(`aria-label="${t.tags}"`)
  expect(html).toMatch(/Packaging<span[^>]*>5</)
  expect(html).toMatch(/Price<span[^>]*>2</)
  expect(rendered('ko-KR', choice({ summary: { ...summary, tags: [] } }))).not.toContain(t.tags)
})

test('of filters and tags, one is chosen, and the number of its comments is announced', () => {
  const html = rendered('en-US', choice({ wish: { ...firstWish, tag: 'price' } }))
  const chosen = html
    .match(/<button[^>]*aria-pressed="true"[^>]*>[^<]*/g)
    ?.map((tag) => tag.replace(/.*>/, ''))
  expect(chosen).toEqual([commentsTexts['en-US'].hot, 'Price'])
  expect(html).toContain(commentsTexts['en-US'].count('2'))
})

test('counts of all comments are not shown as those of one variant', () => {
  const html = rendered('en-US', choice({ wish: { ...firstWish, goodsSpecId: 'b' } }))
  expect(html).not.toContain(commentsTexts['en-US'].count('7'))
  expect(html).toContain('<option value="b" selected="">')
})
