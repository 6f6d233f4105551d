import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { aSocket } from '@hojip/platform/realtime/testing'
import { anNginx, hasProgram } from '@hojip/platform/testing/programs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, home, type GuardedMall } from './testing/guarded-mall.ts'
import { browser, signInByPhone } from './testing/people.ts'

const page = readFileSync(new URL('../../../docs/deploying.md', import.meta.url), 'utf8')
const block = page.split('### nginx')[1]!.split('```')[1]!

let mall: GuardedMall
let port: number
beforeAll(async () => {
  mall = await aGuardedMall()
  await mall.app.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = mall.app.server.address() as AddressInfo)
})
afterAll(() => mall.close())

/** Calls that take a file, and how many bytes of it. */
function largeCalls() {
  return mall.calls.flatMap(({ key, call: { file } }) =>
    file ? [{ path: `/v1${key.split(' ')[1]!}`, bytes: file.onDisk?.mostBytes ?? file.mostBytes }] : [],
  )
}

test('the documented nginx lets through as much as the mall takes, to these calls and no others', () => {
  const [, paths, megabytes] = /location ~ \^\/v1\/\((.+)\)\$ \{[^}]*client_max_body_size (\d+)m;/.exec(
    block,
  )!
  const listed = paths!.split('|').map((path) => `/v1/${path}`)
  expect(listed.toSorted()).toEqual(
    largeCalls()
      .map(({ path }) => path)
      .toSorted(),
  )
  const largest = Math.max(...largeCalls().map(({ bytes }) => bytes))
  // A form is a little larger than its file.
  expect(Number(megabytes)).toBe(Math.ceil(largest / 2 ** 20) + 1)
})

test('the document names the size of every file', () => {
  const limits = page.split('## Limits')[1]!.split('\n## ')[0]!
  for (const { path, bytes } of largeCalls())
    expect(limits).toMatch(new RegExp(`\`${path}\`[^\n]*\\b${bytes / 2 ** 20} MB`))
})

test.runIf(hasProgram('nginx'))('files, answers and sockets pass the documented nginx', async () => {
  const nginx = await anNginx(block, port)
  const at = `http://127.0.0.1:${nginx.port}`
  const send = (path: string, bytes: number) => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(bytes)]), 'a.csv')
    return fetch(`${at}${path}`, { method: 'POST', body, headers: { authorization: 'A'.repeat(43) } })
  }
  for (const { path, bytes } of largeCalls()) {
    const answer = await send(path, Math.min(bytes, 3 * 2 ** 20))
    // The mall's own answer to a stranger.
    expect([path, answer.status, await answer.json()]).toMatchObject([path, 401, { code: '401' }])
  }
  expect((await send('/v1/orders', 2 * 2 ** 20)).status).toBe(413)
  expect((await fetch(`${at}/health`)).status).toBe(200)
  const lin = await signInByPhone(mall, '13800180009', browser)
  const { cookie, token } = lin
  const socket = await aSocket(`ws://127.0.0.1:${nginx.port}/WSServer/${token}`, { origin: home, cookie })
  socket.close()
  await nginx.stop()
})
