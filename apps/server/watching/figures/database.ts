import { kindOfStatement } from '@hojip/platform/db'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { secondsOfStatements } from './bounds.ts'

/** What a pool of connections tells of itself. */
export interface PoolCounts {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

const kinds = new Set(['select', 'with', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'])

/** Counts statements by their first word, and how long they wait for a connection. */
export function databaseFigures(registry: Registry) {
  const registers = [registry]
  const waits = new Histogram({
    name: 'hojip_db_wait_seconds',
    help: 'How long a statement or a transaction waited for a free connection',
    labelNames: ['pool'],
    buckets: secondsOfStatements,
    registers,
  })
  const statements = new Histogram({
    name: 'hojip_db_statement_seconds',
    help: 'How long statements waited for their answer, by their first word',
    labelNames: ['kind'],
    buckets: secondsOfStatements,
    registers,
  })
  const ofKind = new Map<string, ReturnType<typeof statements.labels>>()
  const wait = waits.labels('primary')
  return {
    onWait: (ms: number) => wait.observe(ms / 1_000),
    onStatement: (text: string, ms: number) => {
      const word = kindOfStatement(text)
      const kind = kinds.has(word) ? word : 'other'
      let child = ofKind.get(kind)
      if (!child) ofKind.set(kind, (child = statements.labels(kind)))
      child.observe(ms / 1_000)
    },
    pool: (counts: PoolCounts) => watchPool(registers, counts),
  }
}

function watchPool(registers: Registry[], counts: PoolCounts): void {
  new Gauge({
    name: 'hojip_db_pool_connections',
    help: 'Connections of this process to the database',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      const { totalCount, idleCount } = counts
      this.set({ pool: 'primary', state: 'busy' }, totalCount - idleCount)
      this.set({ pool: 'primary', state: 'idle' }, idleCount)
    },
  })
  new Gauge({
    name: 'hojip_db_pool_waiting',
    help: 'Statements and transactions that wait for a connection',
    labelNames: ['pool'],
    registers,
    collect() {
      this.set({ pool: 'primary' }, counts.waitingCount)
    },
  })
}
