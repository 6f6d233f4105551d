import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { failingLog } from '../../testing/logs/failing-log.ts'
import { bind, call, createApi, shapes as s, type Viewer } from '../index.ts'

const megabyte = 2 ** 20
const calls = {
  'POST /fileUpload/upload': call({
    summary: 'Takes a file',
    auth: 'user',
    owner: 'self',
    rate: 'upload',
    cache: 'none',
    file: { field: 'file', mostBytes: 5 * megabyte },
    input: z.object({ file: s.file }),
    output: z.object({ size: z.int() }),
  }),
}
const lin: Viewer = { userId: 'lin', role: 'shopper', sessionId: '1' }
const app = Fastify()
createApi({
  calls: bind(calls, { 'POST /fileUpload/upload': async ({ file }) => ({ size: file.bytes.length }) }),
  log: failingLog(),
  authenticate: async () => lin,
  origins: () => [],
  checkOutput: true,
}).register(app)

let port = 0
const sockets: Socket[] = []
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = app.server.address() as AddressInfo)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
const tail = '\r\n--x--\r\n'
const file = Buffer.alloc(5 * megabyte - 1)
const length = head.length + file.length + tail.length

/** Sends a form without its end, so that its bytes stay in memory. Settles with the answer's status. */
function unfinished(): { socket: Socket; status: Promise<number> } {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const lines = [
    'POST /v1/fileUpload/upload HTTP/1.1',
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n${head}`)
  socket.write(file)
  const status = new Promise<number>((resolve, reject) => {
    socket.once('data', (bytes: Buffer) => resolve(Number(bytes.toString('latin1').split(' ')[1])))
    socket.on('error', reject)
  })
  return { socket, status }
}

test('unfinished forms may hold 128 MiB together, and the next one is refused with a retry', async () => {
  const forms = Array.from({ length: 27 }, unfinished)
  // There is room for 25 of them.
  expect(await Promise.race(forms.map(({ status }) => status))).toBe(503)
  const refused = await Promise.race(forms.map(async ({ status }, i) => (await status, i)))
  for (const [i, { socket }] of forms.entries()) if (i !== refused) socket.write(tail)
  const statuses = await Promise.all(forms.map(({ status }) => status))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20)
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
  // When they have ended, there is room again.
  const after = unfinished()
  after.socket.write(tail)
  expect(await after.status).toBe(200)
})
