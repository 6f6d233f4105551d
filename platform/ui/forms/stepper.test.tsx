// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

let root: Root
let changes: number[]

function Counter() {
  const [value, setValue] = useState(2)
  const onChange = (next: number) => {
    changes.push(next)
    setValue(next)
  }
  return <Stepper value={value} onChange={onChange} max={3} />
}

function input() {
  return document.querySelector('input')!
}

function press(at: 0 | 1) {
  return act(() => document.querySelectorAll('button')[at]!.click())
}

function key(name: string) {
  return act(() => void input().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
}

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  changes = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Counter />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

test('plus stops at the maximum, minus at one', () => {
  press(1)
  press(1)
  expect(input().value).toBe('3')
  expect(document.querySelectorAll('button')[1]!.getAttribute('aria-disabled')).toBe('true')
  press(0)
  press(0)
  press(0)
  expect(input().value).toBe('1')
  expect(changes).toEqual([3, 2, 1])
})

test('the arrow keys count too, and the limit is announced', () => {
  key('ArrowUp')
  key('ArrowUp')
  expect(input().value).toBe('3')
  expect(document.querySelector('[role=status]')!.textContent).toBe('最多 3 件')
  expect(changes).toEqual([3])
})
