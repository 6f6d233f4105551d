// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

let root: Root
let asked: string[]
let searched: string[]

function input() {
  return document.querySelector('input')!
}

function options() {
  return [...document.querySelectorAll('[role=option]')].map((one) => one.textContent)
}

function afterPause() {
  return act(() => vi.advanceTimersByTimeAsync(120))
}

function fire(event: Event) {
  return act(() => void input().dispatchEvent(event))
}

function key(name: string) {
  return fire(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
}

function type(text: string) {
  // React notices a value only when it is set by the prototype's setter.
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  return act(() => {
    set.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function submit() {
  return act(
    () =>
      void document
        .querySelector('form')!
        .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
}

// The list is in a file of its own, which loads once there is something to suggest.
beforeAll(() => import('./suggestion-list.tsx'))
beforeEach(() => {
  vi.useFakeTimers()
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  asked = []
  searched = []
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  const suggest = async (text: string) => {
    asked.push(text)
    return [{ text: `${text}一` }, { text: `${text}二`, hint: '食品' }]
  }
  act(() => root.render(<SearchBox onSearch={(text) => searched.push(text)} suggest={suggest} />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

test('only the text after a pause in typing is requested', async () => {
  type('泡')
  type('泡菜')
  expect(asked).toEqual([])
  await afterPause()
  expect(asked).toEqual(['泡菜'])
  expect(options()).toEqual(['泡菜一', '泡菜二食品'])
})

test('nothing is requested or searched while an input method composes', async () => {
  fire(new CompositionEvent('compositionstart', { bubbles: true }))
  type('ㄱ')
  type('김')
  await afterPause()
  submit()
  expect(asked).toEqual([])
  expect(searched).toEqual([])
  fire(new CompositionEvent('compositionend', { bubbles: true, data: '김' }))
  await afterPause()
  expect(asked).toEqual(['김'])
})

test('the arrows fill in suggestions, Esc restores what was typed, Enter searches', async () => {
  type('泡菜')
  await afterPause()
  key('ArrowDown')
  key('ArrowDown')
  expect(input().value).toBe('泡菜二')
  expect(input().getAttribute('aria-activedescendant')).toBe(
    document.querySelectorAll('[role=option]')[1]!.id,
  )
  key('Escape')
  expect(input().value).toBe('泡菜')
  expect(options()).toEqual([])
  submit()
  expect(searched).toEqual(['泡菜'])
})

test('an empty text is not searched', () => {
  type('   ')
  submit()
  expect(searched).toEqual([])
})

test('recent searches are offered while nothing is typed, can be chosen by keys, and can be cleared', () => {
  let stored = ['辣白菜', '茶壶']
  const recent = { list: () => stored, clear: () => void (stored = []) }
  act(() => root.render(<SearchBox onSearch={(text) => searched.push(text)} recent={recent} />))
  const focus = () => act(() => (input().blur(), input().focus()))
  focus()
  expect(options()).toEqual(['辣白菜', '茶壶'])
  type('泡')
  expect(options()).toEqual([])
  type('')
  key('ArrowDown')
  submit()
  expect(searched).toEqual(['辣白菜'])
  type('')
  const clear = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '清空')!
  act(() => clear.click())
  expect(stored).toEqual([])
  focus()
  expect(options()).toEqual([])
})
