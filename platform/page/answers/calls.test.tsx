// @vitest-environment happy-dom
import { startTransition, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { Client } from '../../client/index.ts'
import { RuntimeContext, type Runtime } from '../runtime.ts'
import { createAnswers } from './answers.ts'
import { useCall } from './calls.ts'

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
  await vi.waitFor(() => expect(place.textContent).toBe('before'))
  show()
  await vi.waitFor(() => expect(place.textContent).toBe('there!'))
  expect(recovered).toEqual([])
  root.unmount()
})
