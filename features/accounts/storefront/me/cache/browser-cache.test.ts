// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { cachedBytes, clearCache } from './browser-cache.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('lists, searches and drafts are deleted; the sign-in, the cart and choices stay', async () => {
  const lasting = { user: '{"name":"Lin"}', guestCart: '[1]', translateAlways: '1' }
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

test('an empty browser has no cache', async () => {
  await clearCache()
  expect(cachedBytes()).toBe(0)
})
