import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Systems hand out ports from 32768 up to outgoing connections, so a port kept for later must lie below. */
const lowest = 15_000
const end = 32_768

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** A port of 127.0.0.1 on which nobody listens at the moment, from 15000 to 32767. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(lowest, end)
    if (await isPortFree(port)) return port
  }
  throw new Error(`no free port between ${lowest} and ${end - 1}`)
}
