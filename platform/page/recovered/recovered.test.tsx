// @vitest-environment happy-dom
import { act, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { recoveredFrom } from './recovered.ts'

test('what is told of an error that React recovered from is the error itself', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const fault = new TypeError('x is undefined')
  const told: unknown[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onRecoverableError: (error) => void told.push(recoveredFrom(error)) })
  let fails = 1
  let show = (_: boolean) => undefined as void
  const Part = () => {
    if (fails-- > 0) throw fault
    return 'there'
  }
  const Page = () => {
    const [isShown, setShown] = useState(false)
    show = setShown
    return isShown ? <Part /> : 'not yet'
  }
  await act(async () => root.render(<Page />))
  await act(async () => startTransition(() => show(true)))
  expect([place.textContent, told]).toEqual(['there', [fault]])
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

test('what has no cause is told as it is', () => {
  const error = new Error('planted')
  expect([recoveredFrom(error), recoveredFrom('planted')]).toEqual([error, 'planted'])
})
