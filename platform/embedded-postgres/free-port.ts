import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/** Systems use ports from 32768 up for outgoing connections, so a port stored for later must be lower. */
const lowest = 15_000
const end = 32_768

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/**
 * Claims a port until this process ends, by holding its namesake of UDP: between the choice of a port and its first
 * listener lie seconds, in which another process could choose the same.
 */
function claim(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const claimed = createSocket('udp4')
    claimed.once('error', () => resolve(false))
    claimed.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      claimed.unref()
      resolve(true)
    })
  })
}

/**
 * A free port of 127.0.0.1 that nobody else who asks here gets while this process lives.
 * @param draw proposes a port: from 15000 to 32767
 */
export async function freePort(draw = () => randomInt(lowest, end)): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = draw()
    if ((await isPortFree(port)) && (await claim(port))) return port
  }
  throw new Error(`no free port between ${lowest} and ${end - 1}`)
}
