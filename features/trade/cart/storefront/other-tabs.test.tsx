// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellCartChanged, tellCartKinds, useCartElsewhere } from './other-tabs.ts'

const ask = vi.fn<() => void>()
let visibility: DocumentVisibilityState = 'visible'

function Cart({ when }: { when: boolean }) {
  useCartElsewhere(when, ask)
  return null
}

async function shown(when: boolean) {
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Cart when={when} />))
  return { close: () => act(async () => root.unmount()) }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  ask.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const events: [string, () => void][] = [
  ['the window has the focus', () => dispatchEvent(new Event('focus'))],
  ['the tab is seen', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'the page comes back from memory',
    () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
  ['another tab has changed it', () => dispatchEvent(new StorageEvent('storage', { key: 'cartChanged' }))],
  ['another tab counts it anew', () => dispatchEvent(new StorageEvent('storage', { key: 'cartKinds' }))],
]

test.each(events)('a cart is asked for again when %s', async (_, happen) => {
  const cart = await shown(true)
  happen()
  expect(ask).toHaveBeenCalledTimes(1)
  await cart.close()
  happen()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('not while it is hidden, of a visitor, or by what concerns no cart', async () => {
  const visitor = await shown(false)
  for (const [, happen] of events) happen()
  await visitor.close()
  const user = await shown(true)
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(ask).not.toHaveBeenCalled()
  await user.close()
})

test('each change is announced anew, the same number of lines once', () => {
  const values = () => ['cartChanged', 'cartKinds'].map((key) => localStorage.getItem(key))
  tellCartChanged()
  tellCartKinds(3)
  const [changed, kinds] = values()
  tellCartChanged()
  tellCartKinds(3)
  expect(values()[0]).not.toBe(changed)
  expect([kinds, values()[1]]).toEqual(['3', '3'])
})
