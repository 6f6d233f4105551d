import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openSocket } from './socket.ts'

test('a ping and the beat beside it leave in one packet', async () => {
  const packets: string[][] = []
  const wire = new PassThrough({
    writev: (chunks, done) => {
      packets.push(chunks.map(({ chunk }) => String(chunk)))
      done()
    },
  })
  const ws = Object.assign(new EventEmitter(), {
    readyState: WebSocket.OPEN,
    bufferedAmount: 0,
    ping: () => wire.write('ping'),
    send: (text: string) => wire.write(text),
  })
  const owner = { viewer: null, sessionId: '', userId: '', channels: [], token: '', headers: {}, ip: '' }
  const socket = openSocket<null>({
    wire,
    nowMs: () => 0,
    onMessage: () => undefined,
    ws: ws as never,
    owner: { ...owner, locale: 'zh-CN' },
  })
  socket.beat(7)
  await turn()
  await turn()
  expect(packets).toEqual([['ping', '{"event":"beat","after":7}']])
})
