import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignPage {
  /** Two origins: another port of the mall's host, to which only its cookies are sent, and another host. */
  origins: readonly string[]
  close: () => Promise<void>
}

const empty = '<!doctype html><html lang="en"><title>Win a prize</title><body></body></html>'

/** A page of a foreign site, which a visitor of the mall may have open at the same time. */
export async function openForeignPage(mall: string): Promise<ForeignPage> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(empty),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const own = new URL(mall).hostname
  const other = own === '127.0.0.1' ? 'localhost' : '127.0.0.1'
  return {
    origins: [`http://${own}:${port}`, `http://${other}:${port}`],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
