import type { ViewerInfo } from '@hojip/platform/page'
import { expect, test } from 'vitest'
import { whenSignedIn } from './when-signed-in.ts'

const lin = { pkId: '1', name: 'Lin' } as ViewerInfo

function aSession(viewer: ViewerInfo | null) {
  const listeners = new Set<() => void>()
  return {
    viewer: () => viewer,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    become: (next: ViewerInfo | null) => {
      viewer = next
      listeners.forEach((listener) => listener())
    },
  }
}

test('for a visitor nothing starts until they sign in', () => {
  const session = aSession(null)
  let starts = 0
  whenSignedIn(session, async () => void (starts += 1))
  expect(starts).toBe(0)
  session.become(lin)
  expect(starts).toBe(1)
})

test('for a user it starts at once, and only once for all who come later', () => {
  const session = aSession(lin)
  let starts = 0
  whenSignedIn(session, async () => void (starts += 1))
  expect(starts).toBe(1)
  session.become(null)
  session.become({ ...lin, pkId: '2' })
  expect(starts).toBe(1)
})

test('what could not be loaded is loaded at the next change', async () => {
  const session = aSession(lin)
  let starts = 0
  whenSignedIn(session, async () => {
    starts += 1
    if (starts === 1) throw new Error('no connection')
  })
  await new Promise((done) => setTimeout(done))
  session.become({ ...lin, name: 'Lin Lan' })
  expect(starts).toBe(2)
})
