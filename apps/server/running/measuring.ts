import { hostname } from 'node:os'
import type { Tools } from '@hojip/db'
import { startMeasuring } from '@hojip/health'
import { newId } from '@hojip/platform/ids'
import type { Meters } from '@hojip/platform/meters'
import { versionOfMall } from '../settings/version.ts'

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
