import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { CommentChoice } from './comment-choice.tsx'
import { firstWish, type CommentWish, type Summary } from './comment-page.ts'
import { commentsTexts } from './texts.ts'

const summary: Summary = {
  ...{ score: '4.2', count: 7, distribution: [0, 1, 0, 3, 3], good: 6, normal: 0, bad: 1, pic: 2, append: 1 },
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
    <CommentChoice {...{ goodsId: 'g', summary, specs, wish: firstWish, onWish: () => undefined, ...more }} />
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

test('counts of all comments are not shown as those of one variant', () => {
  const html = rendered('en-US', choice({ wish: { ...firstWish, goodsSpecId: 'b' } }))
  expect(html).not.toContain(commentsTexts['en-US'].count('7'))
  expect(html).toContain('<option value="b" selected="">')
})
