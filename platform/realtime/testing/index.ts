import { WebSocket } from 'ws'

/** A frame as a client of the socket gets it. */
type ReceivedFrame = { event: string; after: number; id?: number } & Record<string, unknown>

export interface TestSocket {
  frames: ReceivedFrame[]
  /** The next frame of an event, or the one that has come and was not taken yet. */
  next(event: string): Promise<ReceivedFrame>
  send(message: object | string | Buffer): void
  /** The code by which the socket was closed. */
  closed: Promise<number>
  close(): void
  /** The library's socket, for tests of its edges. */
  ws: WebSocket
}

/**
 * Opens a socket as a program does; rejects with the HTTP status of a refused handshake.
 * @param ca the certificate of who signed that of the server, for an address with wss:
 */
export function aSocket(url: string, headers: Record<string, string> = {}, ca?: string): Promise<TestSocket> {
  const ws = new WebSocket(url, { headers, ...(ca === undefined ? {} : { ca }) })
  const frames: ReceivedFrame[] = []
  const taken = new Set<ReceivedFrame>()
  const waiting = new Set<() => void>()
  ws.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString('utf8')) as ReceivedFrame)
    waiting.forEach((look) => look())
  })
  const closed = new Promise<number>((done) => ws.on('close', done))
  const next = (event: string) =>
    new Promise<ReceivedFrame>((done, fail) => {
      const look = () => {
        const found = frames.find((frame) => frame.event === event && !taken.has(frame))
        if (!found) return
        taken.add(found)
        waiting.delete(look)
        done(found)
      }
      waiting.add(look)
      void closed.then((code) => fail(new Error(`closed with ${code} while waiting for ${event}`)))
      look()
    })
  const send = (message: object | string | Buffer) =>
    ws.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message))
  const socket: TestSocket = { frames, next, send, closed, close: () => ws.close(), ws }
  return new Promise((done, fail) => {
    ws.on('open', () => done(socket))
    ws.on('unexpected-response', (_request, response) => {
      fail(new Error(`handshake answered ${response.statusCode}`))
      ws.terminate()
    })
    ws.on('error', fail)
  })
}
