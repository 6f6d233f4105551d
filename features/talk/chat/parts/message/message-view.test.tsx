import { locales } from '@hojip/platform/i18n'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import type { ChatMessage } from '../../contract.ts'
import { messageTexts } from './texts.ts'
import { MessageView } from './message-view.tsx'
import type { Sides } from './sides.ts'
import { UnsentView } from './unsent-view.tsx'

const t = messageTexts['zh-CN']
const sides: Sides = {
  mine: 'user',
  nameOf: ({ side }) => (side === 'user' ? t.you : 'Kimchi House'),
  signOf: () => null,
  orderLinks: () => null,
  offerCard: () => null,
  orderStates: t.orderStates,
  opensAside: false,
  hasColleagues: false,
  recall: () => Promise.resolve(),
  canReport: true,
}
const marks = { readSeq: 0, deliveredSeq: 0, peerReadSeq: 1, peerDeliveredSeq: 2 }

function message(more: Partial<ChatMessage>): ChatMessage {
  return {
    msgId: 'm',
    seq: 1,
    side: 'user',
    from: 'u',
    to: 's',
    text: { type: 1, text: 'x' },
    time: '2026-11-23 10:00:00',
    at: 1,
    isRead: '0',
    recalled: false,
    ...more,
  }
}

function view(more: Partial<ChatMessage>, of: Sides = sides) {
  const nothing = () => undefined
  return (
    <MessageView
      message={message(more)}
      marks={marks}
      sides={of}
      card={undefined}
      isFound={false}
      onQuote={nothing}
      onRecalled={nothing}
      onOpenQuote={nothing}
    />
  )
}

test.each(locales)('in %s one’s own message shows how far it has come', (locale) => {
  const t = messageTexts[locale]
  expect(rendered(locale, view({ seq: 1 }))).toContain(`>${t.read}<`)
  expect(rendered(locale, view({ seq: 2 }))).toContain(`>${t.delivered}<`)
  expect(rendered(locale, view({ seq: 3 }))).toContain(`>${t.sent}<`)
})

test('markup is shown as text', () => {
  const html = rendered(
    'en-US',
    view({ text: { type: 1, text: '<img src=x onerror=alert(1)> https://a.example' } }),
  )
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('href="https://a.example/" target="_blank" rel="noopener noreferrer nofollow ugc"')
})

test('a recalled message shows no text', () => {
  const html = rendered('zh-CN', view({ recalled: true, text: { type: 1, text: 'secret' } }))
  expect(html).toContain('你撤回了一条消息')
  expect(html).not.toContain('secret')
  expect(rendered('zh-CN', view({ side: 'shop', recalled: true }))).toContain('Kimchi House撤回了一条消息')
})

test('agents see links, quotes, and which colleague wrote', () => {
  const agents: Sides = {
    ...sides,
    mine: 'shop',
    hasColleagues: true,
    canReport: false,
    nameOf: ({ side, agentName }) => (side === 'user' ? '김**' : (agentName ?? t.you)),
    signOf: (isMine, agentName) => (isMine ? `sign of ${agentName ?? t.you}` : '김**'),
  }
  const quote = {
    seq: 1,
    side: 'user' as const,
    text: { type: 1 as const, text: '뭐예요?' },
    recalled: false,
  }
  const text = { type: 1 as const, text: 'https://a.example' }
  const html = rendered('zh-CN', view({ side: 'shop', agentName: 'Mei', text, quote }, agents))
  for (const part of ['href="https://a.example/"', '뭐예요?', '김**', '<bdi>Mei</bdi> ·', 'sign of Mei'])
    expect(html).toContain(part)
  const recalled = { side: 'shop' as const, agentName: 'Mei', recalled: true }
  expect(rendered('zh-CN', view(recalled, agents))).toContain('Mei撤回了一条消息')
  expect(rendered('zh-CN', view({ ...recalled, localId: 'own' }, agents))).toContain('你撤回了一条消息')
})

test('a refused message shows why, and offers another try', () => {
  const item = {
    localId: 'l',
    userId: 'u',
    conversationId: 'c',
    at: 1,
    state: 'failed' as const,
    problem: 'Too long',
    data: { type: 1 as const, text: 'hello' },
  }
  const nothing = () => undefined
  const html = rendered(
    'en-US',
    <UnsentView
      item={item}
      sides={sides}
      card={undefined}
      isOffline={false}
      onRetry={nothing}
      onDrop={nothing}
    />,
  )
  for (const text of [messageTexts['en-US'].sendAgain, 'Too long', 'hello']) expect(html).toContain(text)
})
