import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicture, aPictureHost, type PictureHost } from '../testing.ts'
import { fetchPicture } from './fetch-picture.ts'

let host: PictureHost
beforeAll(async () => {
  host = await aPictureHost({ '/a.png': { body: await aPicture(9, 9) } })
})
afterAll(() => host.stop())

const hosts = [
  'inside.test',
  'mixed.test',
  'mapped.test',
  '127.0.0.1',
  '[::1]',
  '[::ffff:7f00:1]',
  '*.cdn.test',
]
const addresses: Record<string, string[]> = {
  'inside.test': ['10.0.0.7'],
  'mixed.test': ['93.184.215.14', '127.0.0.1'],
  'mapped.test': ['::ffff:127.0.0.1'],
}
async function resolve(name: string) {
  return addresses[name] ?? []
}

test.each([
  ['http://inside.test/', '10.0.0.7'],
  ['https://inside.test/', '10.0.0.7'],
  ['http://mixed.test/', '127.0.0.1'],
  ['http://mapped.test/', '::ffff:127.0.0.1'],
  ['http://127.0.0.1/', '127.0.0.1'],
  ['http://2130706433/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://0177.0.0.1/', '127.0.0.1'],
  ['http://[::1]/', '::1'],
  ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
])('%s is stopped at the address %s', async (url, address) => {
  const fetched = await fetchPicture(url, { hosts, resolve })
  expect(fetched).toMatchObject({
    failure: 'not allowed',
    detail: expect.stringContaining(address) as string,
  })
})

test.each([
  'ftp://a.cdn.test/',
  'data:image/png;base64,AAAA',
  'http://a.cdn.test:8080/',
  'http://lin@a.cdn.test/',
  'http://cdn.test/',
  'http://a.cdn.test.evil.test/',
  'http://acdn.test/',
])('%s is not even resolved', async (url) => {
  let lookedUp = 0
  const counting = async () => [String((lookedUp += 1))]
  expect(await fetchPicture(url, { hosts, resolve: counting })).toMatchObject({ failure: 'not allowed' })
  expect(lookedUp).toBe(0)
})

test('the connection goes to the checked address, and the name is resolved once', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.7']]
  const changing = async () => answers.shift() ?? []
  const url = `http://rebinding.cdn.test:${host.port}/a.png`
  const fetched = await fetchPicture(url, { hosts, resolve: changing, allowLoopbackForTests: host.port })
  expect(fetched).toHaveProperty('bytes')
  expect(answers).toHaveLength(1)
})

test('a host that does not respond is given up', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/a.png`
  const fetched = await fetchPicture(url, { hosts, allowLoopbackForTests: port, timeoutMs: 20 })
  expect(fetched).toMatchObject({ failure: 'unreachable' })
  silent.close()
})
