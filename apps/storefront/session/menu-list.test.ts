import type { ViewerInfo } from '@hojip/platform/page'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepMenuList, menuListKey } from './menu-list.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

function aSession(viewer: ViewerInfo | null) {
  const listeners = new Set<() => void>()
  return {
    viewer: () => viewer,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    become: (next: ViewerInfo | null) => {
      viewer = next
      listeners.forEach((listener) => listener())
    },
  }
}

function lin(access: readonly string[]) {
  return { pkId: '1', name: 'Lin', access } as ViewerInfo
}

function keys() {
  return (JSON.parse(stored.get(menuListKey) ?? 'null') as { key: string }[] | null)?.map(({ key }) => key)
}

test('the stored menu list is what the access list permits, and goes with the session', () => {
  const session = aSession(lin(['orders', 'addresses']))
  keepMenuList(session)
  expect(keys()).toEqual(expect.arrayContaining(['korea', 'orders', 'afterSales', 'addresses', 'help']))
  session.become(lin(['addresses']))
  expect(keys()).toContain('addresses')
  for (const key of ['orders', 'afterSales', 'comments']) expect(keys()).not.toContain(key)
  session.become(null)
  expect(stored.size).toBe(0)
})

test('a browser that refuses its storage loses nothing but the list', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { setItem: refused, removeItem: refused })
  const session = aSession(lin([]))
  keepMenuList(session)
  session.become(null)
  expect(stored.size).toBe(0)
})
