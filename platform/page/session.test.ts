// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type Client } from '../client/index.ts'
import { createAnswers } from './answers/answers.ts'
import { createSession, type ViewerInfo } from './session.ts'

const lin: ViewerInfo = {
  pkId: 'lin',
  name: 'Lin',
  roleName: 'reader',
  account: '138****0001',
  avatarPic: null,
  access: [],
}
const mei: ViewerInfo = { ...lin, pkId: 'mei', name: 'Mei' }

function clear() {
  localStorage.clear()
  for (const name of ['token', 'secondToken']) document.cookie = `${name}=; Max-Age=0; Path=/`
}

beforeEach(clear)
afterEach(clear)

function aWindow(logout: () => Promise<unknown> = async () => null, place?: { token: string; user: string }) {
  const steps = {
    afterSignIn: async () => undefined,
    whoAmI: async () => lin,
    endSession: logout,
    changed: vi.fn<() => void>(),
    signedOut: vi.fn<() => void>(),
    notSignedOut: vi.fn<(again: () => void) => void>(),
    client: () => logout as unknown as Client,
  }
  return { steps, session: createSession(steps, null, place) }
}

/** Simulates that another window of this browser has changed the storage. */
function elsewhere(user: ViewerInfo | null, key = 'user') {
  if (user) localStorage.setItem(key, JSON.stringify(user))
  else localStorage.removeItem(key)
  dispatchEvent(new StorageEvent('storage', { key }))
}

test('a sign-in in another window drops what was fetched for the previous user', async () => {
  const { session, steps } = aWindow()
  await session.signIn({ ...lin, token: 'a' })
  const client = vi.fn<() => Promise<unknown>>(async () => ({ total: 2 })) as unknown as Client
  const answers = createAnswers({ client, nowMs: () => 0 })
  steps.changed.mockImplementation(() => answers.forget())
  await answers.prefetch('GET /thing' as never, {} as never)
  steps.changed.mockClear()
  elsewhere({ ...lin, name: 'Lin, renamed' })
  expect(steps.changed).not.toHaveBeenCalled()
  elsewhere(mei)
  expect(session.viewer()).toEqual(mei)
  expect(steps.changed).toHaveBeenCalledTimes(1)
  await answers.prefetch('GET /thing' as never, {} as never)
  expect(client).toHaveBeenCalledTimes(2)
  elsewhere(null)
  expect(steps.changed).toHaveBeenCalledTimes(2)
})

test('a session that the server did not end stays, and can be ended again', async () => {
  let isDown = true
  const { session, steps } = aWindow(async () => {
    if (isDown) throw new ApiError({ code: '50000', msg: 'Internal error', data: null })
    return null
  })
  await session.signIn({ ...lin, token: 'a' })
  await session.signOut()
  expect(session.token()).toBe('a')
  expect(session.viewer()).toEqual(lin)
  expect(steps.signedOut).not.toHaveBeenCalled()
  isDown = false
  steps.notSignedOut.mock.calls[0]![0]()
  await vi.waitFor(() => expect(steps.signedOut).toHaveBeenCalled(), { timeout: 60_000 })
  expect(session.token()).toBeUndefined()
})

test('a session that has ended on the server is dropped', async () => {
  const { session, steps } = aWindow(async () => {
    throw new ApiError({ code: '401', msg: '', data: null })
  })
  await session.signIn({ ...lin, token: 'a' })
  await session.signOut()
  expect(session.token()).toBeUndefined()
  expect(steps.notSignedOut).not.toHaveBeenCalled()
})

test('two sites of one origin have separate sessions', async () => {
  const first = aWindow()
  const second = aWindow(undefined, { token: 'secondToken', user: 'secondUser' })
  await first.session.signIn({ ...lin, token: 'a' })
  await second.session.signIn({ ...mei, token: 'b' })
  expect([first.session.viewer()?.pkId, second.session.viewer()?.pkId]).toEqual(['lin', 'mei'])
  await second.session.signOut()
  expect([first.session.token(), second.session.token()]).toEqual(['a', undefined])
})
