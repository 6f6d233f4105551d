import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import type { Act } from '../../contract/act-calls.ts'
import { sentenceTexts } from '../../rules/acts/sentences/texts.ts'
import { ActsCards } from './page/acts-cards.tsx'
import { ActsTable } from './page/acts-table.tsx'
import { ActChange } from './told-act.tsx'

const act: Act = {
  pkId: '7',
  userId: '1',
  name: '<b>李雪</b>',
  shopId: '2',
  shopName: 'Early',
  ip: '203.0.113.*',
  act: 'updateExpress',
  subject: { order: '26112510361234567890' },
  reason: 'Number <i>taken</i>',
  before: { number: 'SF1' },
  after: { number: 'SF2' },
  outcome: 'refused',
  time: '2026-11-18 10:38:01',
}
const days = [{ day: '2026-11-18', list: [act] }]
const search = { of: '', who: '', kind: '', from: '', to: '', words: '' } as const

test.each(locales)('in %s the table and the cards show who did what, and how it ended', (locale) => {
  const table = rendered(locale, <ActsTable days={days} search={search} />)
  const cards = rendered(locale, <ActsCards days={days} />)
  for (const html of [table, cards]) {
    expect(html).toContain('title="26112510361234567890"')
    expect(html).toContain('…4567890')
    for (const text of ['&lt;b&gt;李雪', 'SF1', 'SF2', 'Number &lt;i&gt;taken', '10:38:01', '203.0.113.*'])
      expect(html).toContain(text)
    expect(html).toContain(sentenceTexts[locale].outcomes.refused)
  }
})

test('what it was is struck through, and each side is labelled', () => {
  const html = rendered('en-US', <ActChange act={act} />)
  expect(html).toMatch(/<del[^>]*><span class="sr-only">Before: <\/span>SF1<\/del>/)
  expect(html).toMatch(/<ins[^>]*><span class="sr-only">Now: <\/span>SF2<\/ins>/)
  expect(rendered('en-US', <ActChange act={{ ...act, before: {}, after: {} }} />)).not.toContain(
    'sr-only">Before',
  )
})
