// @vitest-environment happy-dom
import { act, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { recoveredFrom } from './recovered.ts'

test('the report of an error that React recovered from is the error itself', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const fault = new TypeError('x is undefined')
  const reported: unknown[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onRecoverableError: (error) => void reported.push(recoveredFrom(error)) })
  const Part = vi
    .fn<() => string>(() => 'there')
    .mockImplementationOnce(() => {
      throw fault
    })
  await act(async () => startTransition(() => root.render(<Part />)))
  expect([place.textContent, reported]).toEqual(['there', [fault]])
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

test('what has no cause is reported as it is', () => {
  const error = new Error('planted')
  expect([recoveredFrom(error), recoveredFrom('planted')]).toEqual([error, 'planted'])
})
