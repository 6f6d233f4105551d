import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import type { QueuedChat } from '../../contract.ts'
import { answeringTexts } from '../texts.ts'
import { QueueRow } from './queue-row.tsx'
import { clockText, waitTone } from './waiting.ts'

const chat: QueuedChat = {
  conversationId: '7',
  state: 'waiting',
  agentId: null,
  agentName: '',
  userName: '김**',
  locale: 'ko-KR',
  lastShortText: '<b>뚜껑</b>',
  lastAt: 1_000,
  noReadCount: 2,
  lastSeq: 2,
  openedAt: 1_000,
  waitingSinceAt: 1_000,
  closedAt: null,
  rating: null,
}

test.each(locales)('a waiting shopper in %s: name, last words as text, running time, unread', (locale) => {
  const html = rendered(locale, <QueueRow chat={chat} now={135_000} here={false} />)
  for (const text of ['김**', '&lt;b&gt;뚜껑', '02:14', answeringTexts[locale].unread(2)])
    expect(html).toContain(text)
})

test('an answered shopper shows the minutes since the last message', () => {
  const html = rendered('zh-CN', <QueueRow chat={{ ...chat, waitingSinceAt: null }} now={181_000} here />)
  expect(html).toContain('3 分')
  expect(html).toContain('aria-current="true"')
})

test('a closed conversation shows its rating, if the shopper gave one', () => {
  const rowOf = (rating: number | null) => {
    const closed = { ...chat, state: 'closed' as const, closedAt: 2_000, rating }
    return rendered('zh-CN', <QueueRow chat={closed} now={181_000} here={false} />)
  }
  expect(rowOf(4)).toContain('4 分，满分 5 分')
  expect(rowOf(null)).not.toContain('满分')
})

test.each([
  [119_999, '01:59', 'text-ink-3'],
  [120_000, '02:00', 'text-amber'],
  [180_000, '03:00', 'text-crimson'],
  [3_661_000, '1:01:01', 'text-crimson'],
])('after %d ms the clock shows %s in %s', (ms, text, tone) => {
  expect([clockText(ms), waitTone(ms)]).toEqual([text, tone])
})
