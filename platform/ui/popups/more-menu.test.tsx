// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MoreMenu } from './more-menu.tsx'

let root: Root
let hidden: number
beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  hidden = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(<MoreMenu label="More" items={[{ key: 'a', label: 'Again', onPress: () => undefined }]} />),
  )
  document.querySelector('ul')!.hidePopover = () => void (hidden += 1)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

/** The event of the browser when the menu opens, and when Esc or a press elsewhere closes it. */
function toggle(newState: 'open' | 'closed') {
  const event = Object.assign(new Event('beforetoggle'), { newState })
  act(() => void document.querySelector('ul')!.dispatchEvent(event))
}

function scroll() {
  dispatchEvent(new Event('scroll'))
}

test('an open menu closes when the page scrolls', () => {
  toggle('open')
  scroll()
  expect(hidden).toBe(1)
})

test('after Esc, and after it is gone, a menu no longer listens to the page', () => {
  toggle('open')
  toggle('closed')
  scroll()
  expect(hidden).toBe(0)
  toggle('open')
  act(() => root.render(null))
  scroll()
  expect(hidden).toBe(0)
})
