import { afterEach, expect, test, vi } from 'vitest'
import { connect } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

function nothing() {
  return undefined
}

/** A tab beside one that holds the socket already, of which the test plays the part. */
function aSecondTab() {
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(nothing) } })
  vi.stubGlobal('document', {
    addEventListener: nothing,
    removeEventListener: nothing,
    visibilityState: 'visible',
  })
  vi.stubGlobal('addEventListener', nothing)
  vi.stubGlobal('removeEventListener', nothing)
  const first = new BroadcastChannel('live:mall:lin')
  first.onmessage = (message) => {
    const { data } = message as MessageEvent<{ kind: string }>
    if (data.kind === 'hello') first.postMessage({ kind: 'state', state: 'open' })
  }
  const told: string[] = []
  const live = {
    attach: nothing,
    receive: nothing,
    setState: (state: string) => void told.push(state),
    resync: () => void told.push('resync'),
  }
  const { stop } = connect({ live, name: 'mall:lin', token: () => 'token', onSignedOut: nothing })
  return { told, first, stop: () => (stop(), first.close()) }
}

test('a tab that comes while another one leads reads once what it has missed since its HTML was made', async () => {
  const { told, first, stop } = aSecondTab()
  await expect.poll(() => told.length).toBe(2)
  first.postMessage({ kind: 'state', state: 'down' })
  await expect.poll(() => told.length).toBeGreaterThan(2)
  expect(told).toEqual(['open', 'resync', 'down'])
  stop()
})
