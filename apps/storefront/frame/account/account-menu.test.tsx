// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import './account-card.tsx'
import { AccountMenu } from './account-menu.tsx'
import { addresses } from '../shell-data.ts'

let root: Root
const signOut = vi.fn<() => void>()
function button() {
  return document.querySelector<HTMLButtonElement>('button[aria-expanded]')!
}

function isOpen() {
  return button().getAttribute('aria-expanded') === 'true'
}

function links() {
  return [...document.querySelectorAll('[data-account-card] a')].map((link) => link.getAttribute('href'))
}

function settled() {
  return act(() => vi.advanceTimersByTimeAsync(50))
}

async function key(name: string) {
  const target = document.activeElement ?? document.body
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
  await settled()
}

beforeEach(() => {
  vi.useFakeTimers()
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const viewer = { name: 'Lin', account: '138****8000', access: ['orders'] }
  act(() => root.render(<AccountMenu viewer={viewer} onSignOut={signOut} className="" />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  signOut.mockClear()
})

test('↓ opens the card and moves the focus into it; Esc closes it and moves it back', async () => {
  button().focus()
  await key('ArrowDown')
  expect(document.activeElement?.getAttribute('href')).toBe(addresses.me)
  await key('Escape')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button())
})

test('a press opens and closes; entries missing from the access list are not shown', async () => {
  act(() => button().click())
  await settled()
  expect(links()).toEqual([addresses.me, '/orders', '/me/help'])
  act(() => button().click())
  expect(isOpen()).toBe(false)
})

test('hovering with the mouse opens it after a delay, passing over it or touching does not', async () => {
  // React derives entering from `pointerover` outside the element.
  const enter = (pointerType: string) =>
    act(() => void button().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType })))
  const leave = () =>
    act(
      () =>
        void button().dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' })),
    )
  enter('touch')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(isOpen()).toBe(false)
  leave()
  enter('mouse')
  await act(() => vi.advanceTimersByTimeAsync(100))
  leave()
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(isOpen()).toBe(false)
  enter('mouse')
  await act(() => vi.advanceTimersByTimeAsync(120))
  expect(isOpen()).toBe(true)
  // A press at that moment opens it, too.
  act(() => button().click())
  expect(isOpen()).toBe(true)
  act(() => button().click())
  expect(isOpen()).toBe(false)
})

test('signing out closes the card', async () => {
  act(() => button().click())
  await settled()
  const out = [...document.querySelectorAll('button')].find((one) => one.textContent === '退出登录')
  act(() => out?.click())
  expect(signOut).toHaveBeenCalledOnce()
  expect(isOpen()).toBe(false)
})
