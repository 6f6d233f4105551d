// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOfComposition } from './composing.ts'

let root: Root
const sent = vi.fn<() => void>()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div')!)
  await act(async () =>
    root.render(<input onKeyDown={(event) => event.key === 'Enter' && !isOfComposition(event) && sent()} />),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  sent.mockReset()
})

type Step = { type: 'start' | 'end' | 'enter'; at: number; isComposing?: boolean; keyCode?: number }

function play(steps: Step[]) {
  const input = document.querySelector('input')!
  for (const { type, at, isComposing = false, keyCode = 13 } of steps) {
    const init = { bubbles: true, key: 'Enter' }
    const event =
      type === 'enter' ? new KeyboardEvent('keydown', init) : new Event(`composition${type}`, init)
    for (const [name, value] of Object.entries({ timeStamp: at, isComposing, keyCode }))
      Object.defineProperty(event, name, { value })
    input.dispatchEvent(event)
  }
}

const enter = { type: 'enter' as const }

test.each<[string, Step[]]>([
  [
    'Chrome: within the composition',
    [
      { type: 'start', at: 1_000 },
      { ...enter, at: 1_500, isComposing: true, keyCode: 229 },
      { type: 'end', at: 1_501 },
    ],
  ],
  [
    'Chrome with Korean: the code alone says it',
    [
      { type: 'start', at: 2_000 },
      { ...enter, at: 2_500, keyCode: 229 },
      { type: 'end', at: 2_501 },
    ],
  ],
  [
    'Safari: after the end of the composition',
    [
      { type: 'start', at: 3_000 },
      { type: 'end', at: 3_500 },
      { ...enter, at: 3_504, keyCode: 229 },
    ],
  ],
  [
    'Safari on a telephone: without the code',
    [
      { type: 'start', at: 4_000 },
      { type: 'end', at: 4_500 },
      { ...enter, at: 4_504 },
    ],
  ],
])('Enter that chooses a word sends nothing, %s; the next one does', (_, steps) => {
  play(steps)
  expect(sent).not.toHaveBeenCalled()
  play([{ ...enter, at: steps.at(-1)!.at + 300 }])
  expect(sent).toHaveBeenCalledTimes(1)
})
