/** A process that holds sockets: the mall's, or bare `ws` as the reference. Run with `--expose-gc`. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { createAuthenticator } from '@hojip/accounts'
import { chatFrames } from '@hojip/chat'
import type { Tables, Tools } from '@hojip/db'
import { channelsOf, isPublicChannel } from '@hojip/live'
import { openDatabase, openDatabaseClock } from '@hojip/platform/db'
import { createJobs } from '@hojip/platform/jobs'
import type { Viewer } from '@hojip/platform/http'
import { createLog } from '@hojip/platform/log'
import { openRealtime } from '@hojip/platform/realtime'
import { localSignals } from '@hojip/platform/signals'
import { usualServiceHours } from '@hojip/policy'
import { benchOrigin } from './people.ts'

const [kind, url] = process.argv.slice(2) as ['mall' | 'bare', string]
const http = createServer((_request, response) => response.writeHead(404).end())

/** The socket of the mall, put together as in `apps/server/running/sockets.ts`. */
async function startMall(): Promise<void> {
  const { db } = openDatabase<Tables>({ url, max: 10 })
  const log = createLog('error')
  const tools: Tools = { db, clock: await openDatabaseClock(db), jobs: createJobs({ db, log }), log }
  const signals = localSignals()
  const authenticator = createAuthenticator(tools, { secure: false }, signals)
  const realtime = await openRealtime<Viewer>({
    db,
    log,
    signals,
    channelsOf,
    frames: chatFrames({ ...tools, hasOfficialService: true, serviceHours: usualServiceHours }),
    mayWatch: isPublicChannel,
    origins: () => [benchOrigin],
    isProxy: () => false,
    authenticate: async (token, headers, ip) => {
      const found = await authenticator.authenticateSocket(token, headers, ip)
      return (
        found && {
          ...found,
          sessionId: found.viewer.sessionId,
          userId: `${found.viewer.site ?? 'mall'}:${found.viewer.userId}`,
        }
      )
    },
  })
  realtime.attach(http)
}

function startBare(): void {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false })
  const open = new Set<object>()
  http.on('upgrade', (request, wire, head) =>
    server.handleUpgrade(request, wire, head, (ws) => {
      open.add(ws)
      ws.on('close', () => open.delete(ws))
      ws.on('message', () => undefined)
      ws.send('{"event":"hello","after":1}')
    }),
  )
}

/** Bytes without garbage: of the whole process, and of its JavaScript objects alone. */
function settledBytes(): { all: number; objects: number } {
  for (let i = 0; i < 4; i += 1) globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { all: rss, objects: heapUsed + external }
}

process.on('message', (message: { stop: true } | 'memory') => {
  if (typeof message === 'object' && 'stop' in message) process.exit(0)
  process.send?.(settledBytes())
})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
await (kind === 'mall' ? startMall() : startBare())
await new Promise<void>((done) => http.listen(0, '127.0.0.1', 4_096, done))
process.send?.((http.address() as AddressInfo).port)
