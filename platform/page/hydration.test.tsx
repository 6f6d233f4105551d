// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createAnswers, type Handover } from './answers/answers.ts'
import { useCall, useLazyCall } from './answers/calls.ts'
import { RuntimeContext, type Runtime } from './runtime.ts'

const call = 'GET /thing' as never

function aRuntime(handedOver?: Handover) {
  const client = (() => new Promise<never>(() => undefined)) as unknown as Runtime['client']
  const answers = createAnswers({ client, nowMs: Date.now, ...(handedOver && { handedOver }) })
  return { answers } as Runtime
}

function Shown({ id }: { id: number }) {
  return <b>{useCall(call, { id } as never)}</b>
}

function Later({ id }: { id: number }) {
  return <i>{useLazyCall(call, { id } as never).data ?? 'not yet'}</i>
}

function site(runtime: Runtime, part: ReactNode) {
  return <RuntimeContext value={runtime}>{part}</RuntimeContext>
}

/** Renders on a server, changes the browser's state, hydrates the HTML, and returns React's recoverable errors. */
async function comesToLife(part: ReactNode, server: Runtime, browser: Runtime) {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(site(server, part))
  const drawn = [...container.querySelectorAll('b, i')]
  const mistakes: unknown[] = []
  const onRecoverableError = (error: unknown) => mistakes.push(error)
  // eslint-disable-next-line require-await
  await act(async () => hydrateRoot(container, site(browser, part), { onRecoverableError }))
  expect(mistakes).toEqual([])
  expect([...container.querySelectorAll('b, i')]).toEqual(drawn)
  return container.textContent
}

test('an answer that arrives before its part is hydrated is shown afterwards', async () => {
  const browser = aRuntime([])
  browser.answers.put(call, { id: 1 }, 'here')
  expect(await comesToLife(<Later id={1} />, aRuntime(), browser)).toBe('here')
})

test('so is an answer that was renewed meanwhile', async () => {
  const server = aRuntime()
  server.answers.put(call, { id: 1 }, 'old')
  const browser = aRuntime(server.answers.handOver())
  browser.answers.put(call, { id: 1 }, 'new')
  expect(await comesToLife(<Shown id={1} />, server, browser)).toBe('new')
})
