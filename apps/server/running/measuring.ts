import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Tools } from '@hojip/db'
import { startMeasuring } from '@hojip/health'
import { newId } from '@hojip/platform/ids'
import type { Meters } from '@hojip/platform/meters'
import type { FastifyInstance } from 'fastify'

/** Counts the calls that a process answers; pages and pictures are not counted. */
export function countCalls(app: FastifyInstance, meters: Meters): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.url.startsWith('/v1/')) meters.call(reply.elapsedTime, reply.statusCode >= 500)
    done()
  })
}

/** The version of the mall's own package. */
function versionOfMall(): string {
  const about = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(about) as { version: string }).version
}

/** Stores what this process does, under its host and number. */
export function measureProcess(tools: Tools, meters: Meters): () => Promise<void> {
  return startMeasuring({
    ...tools,
    meters,
    process: {
      id: newId(),
      name: `${hostname()}:${process.pid}`,
      version: versionOfMall(),
      startedAt: new Date(tools.clock.nowMs()),
    },
  })
}
