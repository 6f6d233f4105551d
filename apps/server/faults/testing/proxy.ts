import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Proxy {
  port: number
  /** Existing connections carry nothing any more, without being closed; new ones work. */
  forget(): void
  close(): Promise<void>
}

/** A proxy between the mall and its database that can drop its connections silently, like a restarted switch. */
export async function aProxy(targetPort: number): Promise<Proxy> {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
      socket.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    forget: () => {
      for (const socket of open) socket.unpipe().resume().removeAllListeners('end')
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
