import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Line {
  /** The database's address through this proxy. */
  url: string
  /** Drops the existing connections without closing them, as a machine that vanishes does. New ones work. */
  forget(): void
  /** While on, new connections are accepted and never answered. */
  swallow(on: boolean): void
  /** The next answer that contains the text never arrives: its connection breaks instead. */
  loseAnswer(containing: string): void
  /** The number of connections opened so far. */
  opened(): number
  close(): Promise<void>
}

/**
 * A proxy to a database, or to any other server, that can fall silent.
 * @param change what becomes of the bytes on their way to the server
 */
export async function aLine(to: string, change = (bytes: Buffer) => bytes): Promise<Line> {
  const target = new URL(to)
  const all = new Set<Socket>()
  const pairs = new Set<[Socket, Socket]>()
  let isSwallowing = false
  let count = 0
  let toLose: string | undefined
  const quiet = (socket: Socket) => {
    all.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => all.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    count += 1
    quiet(near)
    if (isSwallowing) return void near.resume()
    const far = quiet(connect(Number(target.port), target.hostname))
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.on('data', (bytes: Buffer) => pairs.has(pair) && far.write(change(bytes)))
    far.on('data', (bytes: Buffer) => {
      if (toLose !== undefined && bytes.includes(toLose)) {
        toLose = undefined
        near.destroy()
      } else if (pairs.has(pair)) near.write(bytes)
    })
    for (const [from, into] of [pair, [far, near] as const])
      from.on('close', () => pairs.delete(pair) && into.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(to)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    forget: () => pairs.clear(),
    swallow: (on) => void (isSwallowing = on),
    loseAnswer: (containing) => void (toLose = containing),
    opened: () => count,
    close: async () => {
      server.close()
      for (const socket of all) socket.destroy()
      await once(server, 'close')
    },
  }
}
