import type { PushMessage } from '@hojip/notices/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const message: PushMessage = {
  title: '付款成功',
  body: '辣白菜 ×1',
  tag: 'notice:1',
  link: '/me/notifications/1',
}

interface FakeWindow {
  url: string
  visibilityState: 'visible' | 'hidden'
}

/** A worker whose windows are given, and what was done with it, in order. */
async function aWorker(...windows: FakeWindow[]) {
  const did: unknown[][] = []
  const handlers = new Map<string, (event: object) => void>()
  vi.stubGlobal('addEventListener', (name: string, handler: (event: object) => void) =>
    handlers.set(name, handler),
  )
  vi.stubGlobal('location', { origin: 'https://mall.example' })
  vi.stubGlobal('self', {
    registration: {
      showNotification: async (title: string, options: object) => void did.push(['show', title, options]),
    },
    clients: {
      matchAll: async () =>
        windows.map((one) => ({
          ...one,
          focus: async () => {
            did.push(['focus', one.url])
            return { navigate: async (url: string) => void did.push(['navigate', url]) }
          },
        })),
      openWindow: async (url: string) => void did.push(['open', url]),
    },
  })
  const { answerPushes } = await import('./pushes.ts')
  answerPushes()
  const happen = async (name: string, event: object) => {
    let done: Promise<unknown> | undefined
    handlers.get(name)!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) })
    await done
  }
  return {
    did,
    push: (data: PushMessage = message) => happen('push', { data: { json: () => data } }),
    press: (link: unknown) =>
      happen('notificationclick', {
        notification: { data: { link }, close: () => void did.push(['close']) },
      }),
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const hidden: FakeWindow = { url: 'https://mall.example/cart', visibilityState: 'hidden' }

test('a push is shown while nobody looks at the mall', async () => {
  const { did, push } = await aWorker(hidden)
  await push()
  const { title, body, tag, link } = message
  expect(did).toEqual([['show', title, { body, tag, icon: '/icon-192.png', data: { link } }]])
})

test('a push is not shown to somebody who looks at the mall; the shops’ site is another', async () => {
  const mall = await aWorker(hidden, { ...hidden, visibilityState: 'visible' })
  await mall.push()
  expect(mall.did).toEqual([])
  vi.resetModules()
  const business = await aWorker({ url: 'https://mall.example/business/orders', visibilityState: 'visible' })
  await business.push()
  expect(business.did).toHaveLength(1)
})

test('pressing it opens the message in a window of the mall, or in a new one', async () => {
  const open = await aWorker(hidden)
  await open.press(message.link)
  expect(open.did).toEqual([['close'], ['focus', hidden.url], ['navigate', message.link]])
  vi.resetModules()
  const closed = await aWorker()
  await closed.press(message.link)
  expect(closed.did).toEqual([['close'], ['open', message.link]])
})

test.each([
  ['https://elsewhere.example/cart?a=1', '/cart?a=1'],
  ['//elsewhere.example/cart', '/cart'],
  [undefined, '/'],
])('of a link only the path on this site counts: %s', async (link, opened) => {
  const { did, press } = await aWorker()
  await press(link)
  expect(did.at(-1)).toEqual(['open', opened])
})
