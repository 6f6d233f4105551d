import { expect, test } from 'vitest'
import { browserStorage } from './browser-storage.ts'
import { said } from './testing.ts'

test.each([
  ["localStorage.getItem('a')", 'localStorage'],
  ["window.sessionStorage.setItem('a', '1')", 'window.sessionStorage'],
  ["globalThis['localStorage'].clear()", 'globalThis.localStorage'],
  ['const store = [sessionStorage]', 'sessionStorage'],
  ["indexedDB.open('a')", 'indexedDB'],
  ["caches.open('a')", 'caches'],
  ["document.cookie = 'a=1'", 'document.cookie'],
  ["new BroadcastChannel('a')", 'BroadcastChannel'],
  ['Notification.permission', 'Notification'],
  ['navigator.serviceWorker.register(url)', 'navigator.serviceWorker'],
  ['(navigator as { locks?: LockManager }).locks', 'navigator.locks'],
  ['navigator.clipboard.writeText(text)', 'navigator.clipboard'],
  ['navigator.share(data)', 'navigator.share'],
  ['const id = window.crypto.randomUUID()', 'crypto.randomUUID'],
  ['crypto.subtle.digest(name, bytes)', 'crypto.subtle'],
  ['const html = `<script>localStorage.theme = "dark"</script>`', 'localStorage'],
])('%s is reported outside of platform/storage', (code, name) => {
  expect(said(browserStorage, { 'features/trade/orders/storefront/part.ts': `\n${code}\n` })).toEqual([
    `features/trade/orders/storefront/part.ts:2 ${name} without a guard: use platform/storage`,
  ])
})

test('the guarded store itself, tests, types and other things of the same name pass', () => {
  const planted = {
    'platform/storage/store.ts': "localStorage.getItem('a')\n",
    'features/trade/orders/part.test.ts': "localStorage.getItem('a')\n",
    'features/trade/orders/actions/part.ts': 'crypto.randomUUID()\n',
    'features/trade/orders/storefront/part.ts':
      "const given: Notification = x.localStorage\nconst texts = { caches: 'x', says: 'the local storage' }\n",
  }
  expect(said(browserStorage, planted)).toEqual([])
})
