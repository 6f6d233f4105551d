// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { cachedBytes, clearCache } from './browser-cache.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('lists, searches and drafts are deleted; the sign-in, the cart and choices stay', async () => {
  const lasting = { user: '{"name":"Lin"}', guestCart: '[1]', guestCartSent: '{}', translateAlways: '1' }
  const cached = { recentSearches: '["茶"]', tagList: '[]', refundDrafts: '[]', chatList: '[]' }
  for (const [key, value] of Object.entries({ ...lasting, ...cached })) localStorage.setItem(key, value)
  sessionStorage.setItem('addressDraft', '{}')
  expect(cachedBytes()).toBe(
    2 *
      Object.entries({ ...cached, addressDraft: '{}' })
        .join()
        .replaceAll(',', '').length,
  )
  await clearCache()
  expect(cachedBytes()).toBe(0)
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(lasting)
  expect(sessionStorage.length).toBe(0)
})

test('the business site, and messages that wait to be sent, are no cache of the shopper', async () => {
  const names = 'deskUser agentChat:unsent agentChoices live:business:7 lastCarrier chat:unsent'.split(' ')
  const stays = Object.fromEntries(names.map((name) => [name, '7']))
  const drafts = { by: '7', texts: { c1: '一句没写完的话' } }
  for (const [key, value] of Object.entries(stays)) localStorage.setItem(key, value)
  sessionStorage.setItem('agentDrafts', JSON.stringify(drafts))
  localStorage.setItem('chat:draft:c2', '没写完')
  await clearCache()
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(stays)
  expect(JSON.parse(sessionStorage.getItem('agentDrafts')!)).toEqual(drafts)
})

test('an empty browser has no cache', async () => {
  await clearCache()
  expect(cachedBytes()).toBe(0)
})
