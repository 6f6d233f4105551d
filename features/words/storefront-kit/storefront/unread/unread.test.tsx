// @vitest-environment happy-dom
import { createAnswers, type Runtime } from '@hojip/platform/site'
import { siteOf } from '@hojip/platform/testing/pages'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countedTitle, TitleCount } from './title-count.tsx'
import { useUnread } from './use-unread.ts'

type Handler = (frame?: { data: { isQuiet?: boolean } }) => void

const lin = { pkId: 'lin', name: 'Lin' }
let root: Root
let unread = { official: 0, shops: 0, notices: 0, total: 0, list: [] }
let asked = 0
const handlers = new Map<string, Set<Handler>>()

function Badge() {
  const { official, shops, notices, total } = useUnread()
  return <output>{[official, shops, notices, total].join()}</output>
}

/** What the socket tells, and the answers that follow. */
async function tell(event: string, frame?: Parameters<Handler>[0]) {
  await act(async () => {
    handlers.get(event)?.forEach((handle) => handle(frame))
    await vi.advanceTimersByTimeAsync(200)
  })
}

beforeEach(async () => {
  vi.useFakeTimers()
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  handlers.clear()
  unread = { official: 1, shops: 2, notices: 3, total: 6, list: [] }
  asked = 0
  const client = (() => {
    asked += 1
    return Promise.resolve(unread)
  }) as unknown as Runtime['client']
  const live = {
    state: () => 'open',
    subscribe: () => () => undefined,
    on: (event: string, handler: Handler) => {
      const all = handlers.get(event) ?? new Set()
      handlers.set(event, all.add(handler))
      return () => void all.delete(handler)
    },
  }
  const answers = createAnswers({ client, nowMs: Date.now })
  const session = { subscribe: () => () => undefined, viewer: () => lin }
  const runtime = {
    locale: 'zh-CN',
    client,
    answers,
    hasPage: () => true,
    renderedFor: lin,
    browser: { live, session, router: { settled: () => undefined, onShow: () => () => undefined } },
  } as unknown as Runtime
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const both = () => (
    <>
      <Badge />
      <TitleCount />
    </>
  )
  await act(async () => {
    root.render(siteOf(runtime, both))
    await vi.advanceTimersByTimeAsync(10)
  })
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function shown() {
  return document.querySelector('output')!.textContent
}

/** The title as the site sets it for this page. */
function counted(unread: number) {
  return countedTitle(document.title, unread)
}

test('badge and title show the same sum, which an event renews, in a tab in the background too', async () => {
  expect(document.title).toMatch(/^\(6\) \S/)
  expect(shown()).toBe('1,2,3,6')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  unread = { ...unread, shops: 3, total: 7 }
  await tell('chat')
  expect([shown(), document.title]).toEqual(['1,3,3,7', counted(7)])
  unread = { official: 0, shops: 0, notices: 0, total: 0, list: [] }
  await tell('read')
  expect([shown(), document.title]).toEqual(['0,0,0,0', counted(0)])
})

test('a notice counts at once, but not within the quiet hours', async () => {
  unread = { ...unread, notices: 4, total: 7 }
  await tell('notice', { data: { isQuiet: true } })
  expect(shown()).toBe('1,2,3,6')
  await tell('notice', { data: {} })
  expect(shown()).toBe('1,2,4,7')
})

test('while the socket is open nothing is asked without an event', async () => {
  const before = asked
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked).toBe(before)
})

test('a title has one count, at most 99+', () => {
  expect(countedTitle(countedTitle('购物车', 120), 3)).toBe('(3) 购物车')
  expect(countedTitle('(99+) 购物车', 120)).toBe('(99+) 购物车')
  expect(countedTitle('(99+) 购物车', 0)).toBe('购物车')
})
