// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

/** What a browser's translation does: each text becomes an element, and the node that React made is gone. */
function translate(place: Node): void {
  for (const node of Array.from(place.childNodes))
    if (node.nodeType === 3) {
      const font = document.createElement('span')
      font.textContent = node.textContent
      node.parentNode!.replaceChild(font, node)
    } else translate(node)
}

test.each([
  ['29.80', undefined, '29', undefined],
  ['29', undefined, '55.50', '68.00'],
  ['55.50', '68.00', '29.80', undefined],
])('on a translated page, %s (was %s) becomes %s (was %s)', (value, was, next, wasNext) => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const place = document.body.appendChild(document.createElement('p'))
  const root = createRoot(place)
  act(() => root.render(<Price value={value} was={was} exact from />))
  const untouched = [...place.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent)
  expect(untouched[0]).toContain(value.split('.')[0])
  translate(place)
  act(() => root.render(<Price value={next} was={wasNext} exact from />))
  expect(place.textContent.replaceAll(/[,\s]/g, '')).toContain(next)
  expect(place.textContent).not.toContain(value)
  expect(place.textContent.includes('68')).toBe(wasNext !== undefined)
  act(() => root.unmount())
})
