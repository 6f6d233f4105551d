// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useEnd } from './use-end.ts'

function Log() {
  const { log, isAtEnd, onScroll } = useEnd({ first: 1, last: 1, isOwn: false, onTop: () => undefined })
  return (
    <div ref={log} onScroll={onScroll}>
      {isAtEnd ? 'at the end' : 'above'}
    </div>
  )
}

let root: Root
let container: HTMLElement
beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  container = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  container.remove()
})

/** A log of 500 px with the given height and scroll position. */
function aLog() {
  root = createRoot(container)
  act(() => root.render(<Log />))
  const element = container.querySelector('div')!
  let [height, top] = [500, 0]
  const size = (scrollHeight: number) => void (height = scrollHeight)
  Object.defineProperties(element, {
    scrollHeight: { get: () => height },
    clientHeight: { value: 500 },
    scrollTop: {
      get: () => top,
      set: (to: number) => {
        top = Math.min(to, height - 500)
      },
    },
  })
  const scrolled = (top: number) => {
    element.scrollTop = top
    act(() => void element.dispatchEvent(new Event('scroll')))
  }
  return { element, size, scrolled }
}

test('a card that gets its height before the last scroll event arrives moves the reader along to the end', () => {
  const { element, size, scrolled } = aLog()
  size(1_000)
  scrolled(500)
  expect(element.textContent).toBe('at the end')
  size(1_300)
  scrolled(500)
  expect([element.textContent, element.scrollTop]).toEqual(['at the end', 800])
})

test('a reader who scrolls up stays where they look, also when a picture gets its height meanwhile', () => {
  const { element, size, scrolled } = aLog()
  size(1_000)
  scrolled(500)
  size(1_300)
  scrolled(320)
  expect([element.textContent, element.scrollTop]).toEqual(['above', 320])
})
