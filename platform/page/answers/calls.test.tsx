// @vitest-environment happy-dom
import { act, startTransition, Suspense, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Client } from '../../client/index.ts'
import { RuntimeContext, type Runtime } from '../runtime.ts'
import { createAnswers } from './answers.ts'
import { useCall, useLazyCall } from './calls.ts'

function Answer() {
  const answer = useCall('GET /thing' as never, {} as never)
  const [sign] = useState('!')
  return <p>{`${String(answer)}${sign}`}</p>
}

/** A page whose part waits for an answer while the page before stays. */
function aPage(client: () => Promise<unknown>) {
  const recovered: unknown[] = []
  const answers = createAnswers({ client: client as unknown as Client, nowMs: Date.now })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onRecoverableError: (error) => void recovered.push(error) })
  const shows = (isShown: boolean) =>
    root.render(
      <RuntimeContext value={{ answers } as unknown as Runtime}>
        <Suspense fallback="waiting">{isShown ? <Answer /> : 'before'}</Suspense>
      </RuntimeContext>,
    )
  shows(false)
  return { place, root, recovered, show: () => startTransition(() => shows(true)) }
}

test('a part that waited for its answer is rendered on with the hooks it has after that', async () => {
  const { place, root, recovered, show } = aPage(() => new Promise((done) => setTimeout(done, 20, 'there')))
  await expect.poll(() => place.textContent).toBe('before')
  show()
  await expect.poll(() => place.textContent).toBe('there!')
  expect(recovered).toEqual([])
  root.unmount()
})

function Lazy() {
  const { data, error } = useLazyCall('GET /thing' as never, {} as never)
  return <p>{error ? 'refused' : data === undefined ? 'pending' : 'there'}</p>
}

test('what the server was refused is no part of the document, and the browser renders it the same way first', async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const refused = () => Promise.reject(new Error('not your turn'))
  const shown = (answers: object) => (
    <RuntimeContext value={{ answers } as unknown as Runtime}>
      <Lazy />
    </RuntimeContext>
  )
  const ofServer = createAnswers({ client: refused, nowMs: Date.now })
  await expect(ofServer.prefetch('GET /thing' as never, {} as never)).rejects.toThrow('not your turn')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(shown(ofServer))
  const ofBrowser = createAnswers({ client: refused, nowMs: Date.now, handedOver: ofServer.handOver() })
  const recovered: unknown[] = []
  // eslint-disable-next-line require-await
  const root = await act(async () =>
    hydrateRoot(place, shown(ofBrowser), { onRecoverableError: (error) => void recovered.push(error) }),
  )
  expect(recovered).toEqual([])
  expect(place.textContent).toBe('refused')
  act(() => root.unmount())
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false
})
