import { randomInt } from 'node:crypto'
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

/** A free port of 127.0.0.1, from 15000 to 32767. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(lowest, end)
    if (await isPortFree(port)) return port
  }
  throw new Error(`no free port between ${lowest} and ${end - 1}`)
}
